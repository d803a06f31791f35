import { Button, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ByChair, Chair } from '../../../shared/table/chair.ts';
import { formatPoints } from '../../components/format-points.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import type { PaperReading } from './paper-totals.ts';
import classes from './sheet.module.css';
import { SAVE_ID, totalId } from './sheet-cursor.ts';
import type { SheetWork } from './use-sheet.ts';

type SheetFootProps = {
  readonly work: SheetWork;
  readonly paper: PaperReading;
  readonly chairs: readonly Chair[];
  readonly names: ByChair<string>;
  /** Columns before those of the people. */
  readonly leading: number;
  /** What the row with the cursor lacks. */
  readonly said: string | undefined;
  readonly onSave: () => void;
};

/** Stays in sight: the paper's totals beside those of the sheet, how far the sheet is, and saving. */
export const SheetFoot = ({ work, paper, chairs, names, leading, said, onSave }: SheetFootProps) => {
  const { t } = useTranslation();
  const { typed, complete } = work.folded;
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = chairs[at + (event.shiftKey ? -1 : 1)];
    document.getElementById(next === undefined ? SAVE_ID : totalId(next))?.focus();
  };
  return (
    <tfoot className={classes.foot}>
      <tr>
        <th scope="row" colSpan={leading} className={classes.footLabel}>
          {t('sheet:paper.label')} <Shortcut of="paperCheck" />
        </th>
        {chairs.map((chair, at) => (
          <td key={chair} className={classes.person}>
            <input
              id={totalId(chair)}
              className={classes.total}
              aria-label={t('sheet:paper.total', { name: names[chair] })}
              aria-invalid={paper.unreadable.includes(chair)}
              aria-describedby={`${totalId(chair)}-difference`}
              aria-keyshortcuts={at === 0 ? ariaKeys('paperCheck') : undefined}
              autoComplete="off"
              value={work.sheet.totals[chair]}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => work.setTotal(chair, event.currentTarget.value)}
              onKeyDown={(event) => onKeyDown(event, at)}
            />
            <Difference chair={chair} paper={paper} />
          </td>
        ))}
        <td className={classes.sum}>{t('sheet:sum', { amount: formatPoints(sumOf(work, chairs)) })}</td>
      </tr>
      <tr>
        <td colSpan={leading + chairs.length + 1}>
          <div className={classes.bar}>
            <div className={classes.said} role="status">
              <Text size="sm" fw={600}>
                {said ?? t(typed === 0 ? 'sheet:hint' : 'sheet:complete', { complete, count: typed })}
              </Text>
              {typed === 0 ? null : (
                <Text size="xs" c="dimmed">
                  {t('sheet:kept')}
                </Text>
              )}
            </div>
            {typed === 0 ? null : (
              <Button variant="subtle" color="gray" onClick={work.discard} disabled={work.busy}>
                {t('sheet:discard')}
              </Button>
            )}
            <Button
              id={SAVE_ID}
              loading={work.busy}
              rightSection={<Shortcut of="saveSheet" onFill />}
              aria-keyshortcuts={ariaKeys('saveSheet')}
              onClick={onSave}
            >
              {t('sheet:save', { count: typed })}
            </Button>
          </div>
        </td>
      </tr>
    </tfoot>
  );
};

const sumOf = ({ folded: { balances } }: SheetWork, chairs: readonly Chair[]): number =>
  chairs.reduce((sum, chair) => sum + (balances?.[chair] ?? 0), 0);

const Difference = ({ chair, paper }: { readonly chair: Chair; readonly paper: PaperReading }) => {
  const { t } = useTranslation();
  const difference = paper.differences[chair];
  const id = `${totalId(chair)}-difference`;
  if (paper.unreadable.includes(chair)) {
    return (
      <span id={id} className={classes.differs}>
        {t('room:totals.unreadable')}
      </span>
    );
  }
  if (difference === undefined) return <span id={id} />;
  if (difference !== 0) {
    return (
      <span id={id} className={classes.differs}>
        {t('sheet:paper.differs', { amount: formatPoints(difference, true) })}
      </span>
    );
  }
  return (
    <span id={id} className={classes.agrees}>
      <IconCheck size={14} aria-hidden />
      {t('sheet:paper.agrees')}
    </span>
  );
};
