import { Group, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import { searchRank } from '../../components/search-text.ts';
import { peopleHere } from './layout.ts';
import type { LayoutEditor } from './use-layout.ts';

type FindPersonProps = { readonly view: SessionView; readonly editor: LayoutEditor };

/** Part of a name and Enter: the person is in the hand, wherever they sit. */
export const FindPerson = ({ view, editor }: FindPersonProps) => {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState('');
  const found = wanted.trim() === '' ? undefined : bestMatch(view, wanted);
  const take = (): void => {
    const slot = found === undefined ? -1 : editor.layout.slots.indexOf(found.id);
    if (slot < 0) return;
    setWanted('');
    editor.press(slot);
    // The cursor follows into the grid, where the next keys belong.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus());
  };
  return (
    <Group align="flex-end" gap="md">
      <TextInput
        label={t('seating:hand.find')}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) take();
        }}
        leftSection={<IconSearch size={18} aria-hidden />}
        w={280}
      />
      <Text size="sm" c="dimmed" mb={8} aria-live="polite">
        {found === undefined ? t('seating:hand.help') : t('seating:hand.found', { name: found.name })}
      </Text>
    </Group>
  );
};

const bestMatch = (view: SessionView, wanted: string) =>
  peopleHere(view)
    .flatMap((entrant) => {
      const rank = searchRank(wanted, entrant.name);
      return rank === undefined ? [] : [{ entrant, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)[0]?.entrant;
