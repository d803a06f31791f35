import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundView, SessionView } from '../../../shared/contract/views.ts';
import { useLive } from '../../host/use-live.ts';
import { foldText } from '../search-text.ts';
import { candidatesFor } from './seat-candidates.ts';

/** Who takes the seat: somebody of the session, of the register, or a name that nobody has yet. */
export type Picked =
  | { readonly kind: 'entrant' | 'player'; readonly id: string; readonly name: string }
  | { readonly kind: 'new'; readonly name: string };

type PersonSelectProps = {
  readonly view: SessionView;
  readonly round: RoundView;
  readonly picked: Picked | undefined;
  readonly onPick: (picked: Picked | undefined) => void;
};

const NEW = 'new';

/** Type part of a name: those here come first, then the list, then the register; a name that nobody has is registered. */
export const PersonSelect = ({ view, round, picked, onPick }: PersonSelectProps) => {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { data: players = [] } = useLive((store) => store.players.list());
  const { free, away, register } = candidatesFor(view, round, players);
  const people: readonly Picked[] = [
    ...[...free, ...away].map(({ id, name }) => ({ kind: 'entrant', id, name }) as const),
    ...register.map(({ id, displayName }) => ({ kind: 'player', id, name: displayName }) as const),
  ];
  const name = search.trim();
  const known = [...people.map((each) => each.name), ...view.entrants.map((each) => each.name)];
  const isNew = name !== '' && !known.some((each) => foldText(each) === foldText(name));
  const items = (list: readonly { readonly id: string }[], label: (id: string) => string) =>
    list.map(({ id }) => ({ value: id, label: label(id) }));
  const nameOf = (id: string): string => people.find((each) => each.kind !== NEW && each.id === id)?.name ?? '';
  const groups = [
    { group: t('room:replace.free'), items: items(free, nameOf) },
    { group: t('room:replace.away'), items: items(away, nameOf) },
    { group: t('room:replace.register'), items: items(register, nameOf) },
    {
      group: t('room:replace.new'),
      items: isNew || picked?.kind === NEW ? [{ value: NEW, label: picked?.kind === NEW ? picked.name : name }] : [],
    },
  ];
  return (
    <Select
      label={t('room:replace.by')}
      description={t('room:replace.byHint')}
      data={groups.filter((group) => group.items.length > 0)}
      searchable
      selectFirstOptionOnChange
      limit={50}
      nothingFoundMessage={t('room:nobodyFound')}
      value={picked === undefined ? null : picked.kind === NEW ? NEW : picked.id}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(value) => {
        if (value === NEW) onPick({ kind: NEW, name });
        else onPick(people.find((each) => each.kind !== NEW && each.id === value));
      }}
    />
  );
};
