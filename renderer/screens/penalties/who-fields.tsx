import { NativeSelect, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { PenaltyPlace } from './penalty-places.ts';
import { tablesOf } from './penalty-places.ts';
import type { PenaltyValues } from './penalty-values.ts';

type WhoFieldsProps = {
  readonly form: UseFormReturnType<PenaltyValues>;
  readonly view: SessionView;
  readonly tables: readonly PenaltyPlace[];
  readonly tableId: string | null;
};

/** The person, by part of their name, and the table where it happened. Who plays at the table asked for comes first. */
export const WhoFields = ({ form, view, tables, tableId }: WhoFieldsProps) => {
  const { t } = useTranslation();
  const asked = form.values.tableId;
  const seated = view.entrants.filter(({ id }) => asked !== null && tablesOf(view, id).some((one) => one.id === asked));
  const items = (entrants: SessionView['entrants']) => entrants.map(({ id, name }) => ({ value: id, label: name }));
  const rest = view.entrants.filter((entrant) => !seated.includes(entrant));
  const place = (id: string): string => {
    const found = tables.find((table) => table.id === id);
    return found === undefined ? '' : t('penalties:place', { round: found.round, table: found.table });
  };
  return (
    <>
      <Select
        label={t('penalties:who')}
        data={
          seated.length === 0
            ? items(view.entrants)
            : [
                { group: t('penalties:atTable'), items: items(seated) },
                { group: t('penalties:others'), items: items(rest) },
              ]
        }
        searchable
        autoFocus
        openOnFocus={false}
        limit={60}
        nothingFoundMessage={t('penalties:nobodyFound')}
        comboboxProps={{ portalProps: { target: '#content' } }}
        {...form.getInputProps('entrantId')}
      />
      <NativeSelect
        label={t('penalties:where')}
        value={tableId ?? ''}
        onChange={(event) => form.setFieldValue('tableId', event.currentTarget.value || null)}
        data={[
          { value: '', label: t('penalties:nowhere') },
          ...tables.map(({ id }) => ({ value: id, label: place(id) })),
        ]}
      />
    </>
  );
};
