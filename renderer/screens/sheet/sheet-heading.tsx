import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TableView } from '../../../shared/contract/views.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import { LinkButton } from '../../components/links.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import classes from './sheet.module.css';

type SheetHeadingProps = {
  readonly view: TableView;
  readonly ruleset: Ruleset;
  /** Something can be typed, so what can be typed is said. */
  readonly writing: boolean;
};

/** Which table's paper this is, the way back, and what can be typed. */
export const SheetHeading = ({ view, ruleset, writing }: SheetHeadingProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { session, round, summary } = view;
  const to = { to: '/sessions/$sessionId/tables/$tableId' } as const;
  const params = { sessionId: session.id, tableId: summary.table.id };
  useShortcut('leave', () => void navigate({ ...to, params }));
  return (
    <>
      <PageHeader title={t('sheet:title', { table: summary.table.number, round: round.number })}>
        <LinkButton
          variant="default"
          {...to}
          params={params}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          rightSection={<Shortcut of="leave" />}
          aria-keyshortcuts={ariaKeys('leave')}
        >
          {t('sheet:toTable')}
        </LinkButton>
      </PageHeader>
      {writing ? <Grammar payment={ruleset.payment} /> : null}
    </>
  );
};

/** Samples of what a cell takes; each key has a text in `sheet:help`. */
const SAMPLES: Readonly<Record<Ruleset['payment'], readonly (readonly [sample: string, key: string])[]>> = {
  'four-hands': [
    ['184', 'total'],
    ['46/2', 'points'],
    ['184w', 'winner'],
    ['184+', 'winnerPad'],
    ['B222 EE …', 'tiles'],
    ['0', 'nothing'],
  ],
  'winner-takes': [
    ['E 3 S ↵', 'line'],
    ['E 3 Z ↵', 'lineDrawn'],
    ['1 3 ↵ 2 ↵', 'lineNumbers'],
    ['+', 'lineSpot'],
    ['B', 'lineLiable'],
  ],
};

const Grammar = ({ payment }: Pick<Ruleset, 'payment'>) => {
  const { t } = useTranslation();
  return (
    <dl className={classes.help} aria-label={t('table:help.title')}>
      {SAMPLES[payment].map(([sample, key]) => (
        <div key={key}>
          <dt>
            <code>{sample}</code>
          </dt>
          <dd>{t(`sheet:help.${key}`)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <Shortcut of="washout" /> <Shortcut of="falseWin" />
        </dt>
        <dd>{t('sheet:help.ends')}</dd>
      </div>
    </dl>
  );
};
