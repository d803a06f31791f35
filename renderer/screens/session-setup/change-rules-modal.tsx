import { Alert, List, Loader, Table, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableView } from '../../../shared/contract/views.ts';
import type { Session } from '../../../shared/records/records.ts';
import { findRuleset } from '../../../shared/scoring/rulesets/registry.ts';
import { rulesDifference } from '../../../shared/session/rules-difference.ts';
import { CommandModal } from '../../components/command-modal.tsx';
import { PointsText } from '../../components/points-text.tsx';
import type { StoreClient } from '../../host/store-connection.ts';
import { useStore } from '../../host/store-context.tsx';

type ChangeRulesModalProps = {
  readonly session: Session;
  /** The rules as they shall be. */
  readonly rules: Pick<Session, 'profile' | 'ending'>;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Puts the rules right after deals were entered under wrong ones: who would have what, before it is done. */
export const ChangeRulesModal = ({ session, rules, onDone, onClose }: ChangeRulesModalProps) => {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const tables = useSessionDeals(session.id);
  const command = (store: StoreClient) =>
    store.sessions.changeRules({ id: session.id, ...rules, reason: reason.trim() });
  return (
    <CommandModal
      size={640}
      title={t('sessions:setup.correct.title')}
      action={t('sessions:setup.correct.save')}
      command={reason.trim() === '' ? undefined : command}
      done={t('sessions:setup.correct.done')}
      onDone={onDone}
      onClose={onClose}
    >
      <Text size="sm">{t('sessions:setup.correct.hint')}</Text>
      <TextInput
        label={t('sessions:setup.correct.reason')}
        data-autofocus
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {tables === undefined ? (
        <Loader size="sm" aria-label={t('table:round.loading')} />
      ) : (
        <Difference session={session} rules={rules} tables={tables} />
      )}
    </CommandModal>
  );
};

type DifferenceProps = Pick<ChangeRulesModalProps, 'session' | 'rules'> & { readonly tables: readonly TableView[] };

const Difference = ({ session, rules, tables }: DifferenceProps) => {
  const { t } = useTranslation();
  const difference = useMemo(() => differenceOf({ session, rules, tables }), [session, rules, tables]);
  if (difference === undefined) return null;
  const names = new Map(
    tables.flatMap(({ entrants }) =>
      Object.values(entrants).map((entrant) => [entrant?.id ?? '', entrant?.name ?? '']),
    ),
  );
  const placeOf = (tableId: string) => tables.find(({ summary }) => summary.table.id === tableId);
  const shown = difference.people.filter(({ before, after }) => before !== after);
  return (
    <>
      {shown.length === 0 ? (
        <Text size="sm">{t('room:seats.samePoints')}</Text>
      ) : (
        <Table aria-label={t('room:seats.difference')} verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('room:seats.person')}</Table.Th>
              <Table.Th ta="right">{t('room:seats.before')}</Table.Th>
              <Table.Th ta="right">{t('room:seats.after')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(({ entrantId, before, after }) => (
              <Table.Tr key={entrantId}>
                <Table.Th scope="row">{names.get(entrantId)}</Table.Th>
                <Table.Td ta="right">
                  <PointsText amount={before} signed />
                </Table.Td>
                <Table.Td ta="right">
                  <PointsText amount={after} signed fw={650} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {difference.contradictions.length === 0 ? null : (
        <Alert
          variant="outline"
          color="orange"
          icon={<IconAlertTriangle aria-hidden />}
          title={t('room:seats.contradictions')}
        >
          <List size="sm">
            {difference.contradictions.map(({ tableId, deal }) => (
              <List.Item key={`${tableId} ${deal}`}>
                {t('sessions:setup.correct.deal', {
                  round: placeOf(tableId)?.round.number,
                  table: placeOf(tableId)?.summary.table.number,
                  deal,
                })}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
};

const differenceOf = ({ session, rules, tables }: DifferenceProps) => {
  const ruleset = findRuleset(session.profile.ruleset);
  if (ruleset === undefined) return undefined;
  const entered = tables.map(({ summary, deals }) => ({ table: summary.table, deals: deals.map(({ deal }) => deal) }));
  return rulesDifference(entered, {
    before: { ruleset, options: session.profile.options, ending: session.ending },
    after: { ruleset, options: rules.profile.options, ending: rules.ending },
  });
};

/** Every table with its deals; undefined until they are there. */
const useSessionDeals = (id: string): readonly TableView[] | undefined => {
  const store = useStore();
  const [tables, setTables] = useState<readonly TableView[]>();
  useEffect(() => {
    let gone = false;
    store.sessions.deals({ id }).then(
      (found) => (gone ? undefined : setTables(found)),
      // Without them nothing is shown beforehand; the command itself says what is wrong.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [store, id]);
  return tables;
};
