import { Paper, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ByChair } from '../../../shared/table/chair.ts';
import type { SlipInDeal } from '../../../shared/table/slips.ts';
import { formatPoints } from '../../components/format-points.ts';
import { SlipList } from '../../components/slip-list.tsx';
import { writeAmount } from '../../components/table-actions/read-amount.ts';
import { TotalSlips } from '../../components/table-actions/total-slips.tsx';
import type { PaperReading } from './paper-totals.ts';
import type { SheetWork } from './use-sheet.ts';

type PaperFindingsProps = {
  readonly work: SheetWork;
  readonly paper: PaperReading;
  readonly names: ByChair<string>;
  readonly onTry: (slip: SlipInDeal) => void;
};

/** What the comparison with the paper says, once all its totals are there. */
export const PaperFindings = ({ work, paper, names, onTry }: PaperFindingsProps) => {
  const { t } = useTranslation();
  const { sum, agrees, inTotals, slips } = paper;
  const open = work.folded.complete < work.folded.typed;
  return (
    <div role="status" aria-live="polite">
      {sum === undefined ? null : (
        <Paper withBorder p="md" mt="md">
          <Stack gap="xs">
            {sum === 0 ? null : <Text fw={600}>{t('sheet:paper.notZero', { amount: formatPoints(sum, true) })}</Text>}
            <TotalSlips
              slips={inTotals}
              names={names}
              onUse={(chair, amount) => work.setTotal(chair, writeAmount(amount))}
            />
            <Text fw={600}>
              {t(
                open
                  ? 'sheet:paper.open'
                  : agrees
                    ? 'sheet:paper.all'
                    : slips.length === 0
                      ? 'table:paper.nothing'
                      : 'table:paper.found',
              )}
            </Text>
            <SlipList slips={slips} names={names} onTry={onTry} />
          </Stack>
        </Paper>
      )}
    </div>
  );
};
