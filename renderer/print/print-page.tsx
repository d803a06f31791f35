import { Button, Group, SegmentedControl } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconArrowLeft, IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../components/error-text.ts';
import { Shortcut } from '../components/shortcut.tsx';
import { ariaKeys } from '../components/shortcuts/key-names.ts';
import { useShortcut } from '../components/shortcuts/use-shortcut.ts';
import { usePageTitle } from '../components/use-page-title.ts';
import { useHost } from '../host/host-context.tsx';
import { formatDate } from '../i18n/locale.ts';
import { type Orientation, PAPERS, type Paper, pageRule } from './page-rule.ts';
import classes from './print-page.module.css';

export type PrintPageProps = {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** What the sheet is, for the foot of every page: "Tuesday evening · Round 2 · Table 3". */
  readonly about: string;
  /** Sequence of the newest change the figures come from; null while unknown. */
  readonly version: number | null;
  readonly orientation: Orientation;
  /** Name offered for the PDF, with its ending. */
  readonly pdfName: string;
  /** Further controls of the bar above the sheet. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of everything printed: a bar that stays on screen, one light sheet, and the foot that repeats on paper. */
export const PrintPage = (props: PrintPageProps) => {
  const { title, subtitle, about, version, orientation, children } = props;
  const { t } = useTranslation();
  const [paper, setPaper] = useLocalStorage<Paper>({
    key: 'roundwind-paper',
    defaultValue: 'A4',
    getInitialValueInEffect: false,
  });
  const stamp = usePrintedAt();
  const printed = t('print:page.printed', { at: stamp, version: version ?? '?' });
  usePageTitle(title);
  return (
    <>
      <style>
        {pageRule({
          paper,
          orientation,
          foot: `${about} · ${printed}`,
          pageOf: t('print:page.pageOf', { page: '{page}', pages: '{pages}' }),
        })}
      </style>
      <PrintBar {...props} paper={paper} onPaper={setPaper} />
      <main className={classes.sheet} data-orientation={orientation}>
        <header className={classes.heading}>
          <div>
            <h1 className={classes.title}>{title}</h1>
            {subtitle === undefined ? null : <div className={classes.subtitle}>{subtitle}</div>}
          </div>
          <div className={classes.stamp} data-testid="printed-at">
            {printed}
          </div>
        </header>
        {children}
      </main>
    </>
  );
};

type PrintBarProps = Pick<PrintPageProps, 'pdfName' | 'tools'> & {
  readonly paper: Paper;
  readonly onPaper: (paper: Paper) => void;
};

const PrintBar = ({ pdfName, tools, paper, onPaper }: PrintBarProps) => {
  const { t } = useTranslation();
  const host = useHost();
  const router = useRouter();
  // Opened from a bookmark there is nothing to go back to.
  const back = () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/' }));
  useShortcut('leavePrint', back);
  const print = async () => {
    const outcome = await host.print();
    if (outcome.fault) notifications.show({ color: 'red', message: errorText(t, outcome.fault) });
  };
  useShortcut('print', () => void print());
  const savePdf = async () => {
    const outcome = await host.savePdf?.(pdfName);
    if (outcome?.saved) notifications.show({ message: t('print:page.savedPdf', { name: outcome.where ?? pdfName }) });
    else if (outcome?.fault) notifications.show({ color: 'red', message: errorText(t, outcome.fault) });
  };
  return (
    <nav className={classes.toolbar} aria-label={t('print:page.bar')}>
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        rightSection={<Shortcut of="leavePrint" />}
        aria-keyshortcuts={ariaKeys('leavePrint')}
        onClick={back}
      >
        {t('action.back')}
      </Button>
      <Group gap="sm">
        {tools}
        <SegmentedControl
          aria-label={t('print:page.paper')}
          value={paper}
          onChange={onPaper}
          data={PAPERS.map((value) => ({ value, label: t(`print:page.papers.${value}`) }))}
        />
        {host.savePdf === undefined ? null : (
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={18} aria-hidden />}
            onClick={() => void savePdf()}
          >
            {t('print:page.pdf')}
          </Button>
        )}
        <Button
          autoFocus
          leftSection={<IconPrinter size={18} aria-hidden />}
          rightSection={<Shortcut of="print" onFill />}
          aria-keyshortcuts={ariaKeys('print')}
          onClick={() => void print()}
        >
          {t('action.print')}
        </Button>
      </Group>
    </nav>
  );
};

const now = (): string => formatDate(new Date(), 'dateAndTime');

/** The moment on the paper: when the page opened, set again whenever it goes to a printer. */
const usePrintedAt = (): string => {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const set = () => setAt(now());
    window.addEventListener('beforeprint', set);
    return () => window.removeEventListener('beforeprint', set);
  }, []);
  return at;
};
