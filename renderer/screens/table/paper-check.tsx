import { Button, Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileDiff } from '@tabler/icons-react';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableView } from '../../../shared/contract/views.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import { playersOf, takenChairs } from '../../../shared/table/seats.ts';
import { findSlips, type SlipInDeal } from '../../../shared/table/slips.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { formatPoints } from '../../components/format-points.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { SlipList } from '../../components/slip-list.tsx';
import { readTotals } from '../../components/table-actions/read-amount.ts';

type PaperCheckProps = {
  readonly view: TableView;
  readonly rules: TableRules;
  /** Loads a deal as the slip says it should be: to look at and record, never recorded by itself. */
  readonly onTry: (slip: SlipInDeal) => void;
};

/** Totals of a paper sheet beside those of the table, and the single slips that would explain a difference. */
export const PaperCheck = (props: PaperCheckProps) => {
  const [opened, { open, close }] = useDisclosure();
  useShortcut('paperCheck', open);
  return (
    <>
      <OpenButton onOpen={open} />
      {opened ? <PaperModal {...props} onClose={close} /> : null}
    </>
  );
};

/** Memoized: no deal changes it. */
const OpenButton = memo(({ onOpen }: { readonly onOpen: () => void }) => {
  const { t } = useTranslation();
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconFileDiff size={16} aria-hidden />}
      rightSection={<Shortcut of="paperCheck" />}
      aria-keyshortcuts={ariaKeys('paperCheck')}
      onClick={onOpen}
    >
      {t('table:paper.open')}
    </Button>
  );
});

const EMPTY: ByChair<string> = { a: '', b: '', c: '', d: '' };

const PaperModal = ({ view, rules, onTry, onClose }: PaperCheckProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const [texts, setTexts] = useState(EMPTY);
  const { names, balances, table } = view.summary;
  const taken = takenChairs(table.chairs);
  const { unreadable, totals } = readTotals(texts, taken);
  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      title={t('table:paper.title')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Stack gap="md">
        <Text size="sm">{t('table:paper.hint')}</Text>
        <SimpleGrid cols={taken.length} spacing="sm">
          {taken.map((chair, at) => (
            <TextInput
              key={chair}
              label={names[chair]}
              description={t('table:paper.here', { amount: formatPoints(balances[chair], true) })}
              inputMode="decimal"
              autoComplete="off"
              data-autofocus={at === 0 ? true : undefined}
              error={unreadable.includes(chair) ? t('room:totals.unreadable') : undefined}
              value={texts[chair]}
              onChange={(event) => setTexts({ ...texts, [chair]: event.currentTarget.value })}
            />
          ))}
        </SimpleGrid>
        {totals === undefined ? null : (
          <Findings
            view={view}
            rules={rules}
            totals={totals}
            onTry={(slip) => {
              onClose();
              onTry(slip);
            }}
          />
        )}
      </Stack>
    </Modal>
  );
};

type FindingsProps = PaperCheckProps & { readonly totals: ByChair<number> };

const Findings = ({ view, rules, totals, onTry }: FindingsProps) => {
  const { t } = useTranslation();
  const { session, summary, deals } = view;
  const slips = useMemo(
    () =>
      findSlips(
        {
          ...rules,
          ending: session.ending,
          players: playersOf(summary.table.chairs),
          deals: deals.map(({ deal }) => deal),
        },
        totals,
      ),
    [rules, session, summary, deals, totals],
  );
  const agrees = takenChairs(summary.table.chairs).every((chair) => summary.balances[chair] === totals[chair]);
  return (
    <Stack gap="xs" role="status" aria-live="polite">
      <Text fw={600}>
        {t(agrees ? 'table:paper.agrees' : slips.length === 0 ? 'table:paper.nothing' : 'table:paper.found')}
      </Text>
      <SlipList slips={slips} names={summary.names} onTry={onTry} />
    </Stack>
  );
};
