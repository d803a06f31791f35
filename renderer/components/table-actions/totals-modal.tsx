import { Alert, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableSummary } from '../../../shared/contract/views.ts';
import type { Session } from '../../../shared/records/records.ts';
import { findRuleset } from '../../../shared/scoring/rulesets/registry.ts';
import type { ByChair, Chair } from '../../../shared/table/chair.ts';
import { takenChairs } from '../../../shared/table/seats.ts';
import { findTotalSlips } from '../../../shared/table/slips.ts';
import { checkTotals } from '../../../shared/table/table-totals.ts';
import type { StoreClient } from '../../host/store-connection.ts';
import { CommandModal } from '../command-modal.tsx';
import { ErrorList } from '../error-list.tsx';
import type { CodedError } from '../error-text.ts';
import { formatPoints } from '../format-points.ts';
import { readTotals, writeAmount } from './read-amount.ts';
import { ReasonField } from './reason-field.tsx';
import { TotalSlips } from './total-slips.tsx';

type TotalsModalProps = {
  readonly session: Session;
  readonly summary: TableSummary;
  readonly onClose: () => void;
};

const EMPTY: ByChair<string> = { a: '', b: '', c: '', d: '' };

/** The result of a table as four totals, where nobody can or will enter its deals. */
export const TotalsModal = ({ session, summary, onClose }: TotalsModalProps) => {
  const { t } = useTranslation();
  const { table, names, dealCount } = summary;
  const [texts, setTexts] = useState<ByChair<string>>(() => (table.totals === null ? EMPTY : textsOf(table.totals)));
  const [reason, setReason] = useState('');
  const taken = takenChairs(table.chairs);
  const { unreadable, offer, totals } = readTotals(texts, taken);
  const errors = totals === undefined ? [] : errorsOf({ session, totals, taken, names });
  const command =
    totals === undefined || errors.length > 0
      ? undefined
      : (store: StoreClient) => store.tables.setTotals({ id: table.id, totals, reason: reason.trim() || null });
  return (
    <CommandModal
      size={600}
      title={t('room:totals.title', { table: table.number })}
      action={t('room:totals.save')}
      command={command}
      done={t('room:totals.saved', { table: table.number })}
      onClose={onClose}
    >
      <Text size="sm">{t('room:totals.hint')}</Text>
      {dealCount === 0 ? null : (
        <Alert
          variant="outline"
          color="orange"
          icon={<IconInfoCircle aria-hidden />}
          title={t('room:totals.deals', { count: dealCount })}
        >
          {t('room:totals.dealsHint')}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {taken.map((chair, at) => (
          <TextInput
            key={chair}
            label={t('room:totals.of', { name: names[chair] })}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus={at === 0 ? true : undefined}
            placeholder={offer?.chair === chair ? formatPoints(offer.amount, true) : undefined}
            description={
              offer?.chair === chair ? t('room:totals.offer', { amount: formatPoints(offer.amount, true) }) : undefined
            }
            error={unreadable.includes(chair) ? t('room:totals.unreadable') : undefined}
            value={texts[chair]}
            onChange={(event) => setTexts({ ...texts, [chair]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      {totals === undefined ? null : (
        <TotalSlips
          slips={findTotalSlips(totals, taken)}
          names={names}
          onUse={(chair, amount) => setTexts({ ...texts, [chair]: writeAmount(amount) })}
        />
      )}
      {errors.length === 0 ? null : <ErrorList title={t('room:totals.refused')} errors={errors} />}
      <ReasonField value={reason} onChange={setReason} />
    </CommandModal>
  );
};

const textsOf = ({ a, b, c, d }: ByChair<number>): ByChair<string> => ({
  a: writeAmount(a),
  b: writeAmount(b),
  c: writeAmount(c),
  d: writeAmount(d),
});

type Judged = {
  readonly session: Session;
  readonly totals: ByChair<number>;
  readonly taken: readonly Chair[];
  readonly names: ByChair<string>;
};

/** What is wrong with the totals, in points and names rather than half units and chairs. */
const errorsOf = ({ session, totals, taken, names }: Judged): readonly CodedError[] => {
  const ruleset = findRuleset(session.profile.ruleset);
  if (ruleset === undefined) return [];
  return checkTotals(totals, { ruleset, taken }).map((error) => {
    switch (error.code) {
      case 'totals-not-zero':
        return { ...error, sum: formatPoints(error.sum, true) };
      case 'totals-halves':
        return { ...error, chairs: error.chairs.map((chair) => names[chair]) };
      case 'totals-nobody':
        return { ...error };
      default:
        return error satisfies never;
    }
  });
};
