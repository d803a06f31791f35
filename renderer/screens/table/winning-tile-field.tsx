import { Group, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { WinningTileChoice } from '../../components/tile/winning-tile-choice.tsx';
import type { Entry } from './use-entry.ts';

type WinningTileFieldProps = { readonly entry: Entry; readonly inputRef: Ref<HTMLInputElement> };

/** The tile that completed the winner's hand: typed, or picked among the tiles while the hand is open. Enter records. */
export const WinningTileField = ({ entry, inputRef }: WinningTileFieldProps) => {
  const { t } = useTranslation();
  const { draft, reading, dispatch } = entry;
  const { winner, facts } = reading;
  const hand = winner === undefined || draft.openHand !== winner ? undefined : facts.hands[winner];
  return (
    <Group gap="lg" align="flex-end">
      <TextInput
        ref={inputRef}
        w={130}
        label={t('table:details.winningTile')}
        placeholder={facts.winningTile ?? t('table:details.winningTileExample')}
        value={draft.winningTile}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => dispatch({ type: 'field', field: 'winningTile', text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          entry.submit();
        }}
      />
      <WinningTileChoice
        concealed={hand?.concealed ?? []}
        value={facts.winningTile}
        onChoose={(tile) => dispatch({ type: 'winning-tile', tile })}
      />
    </Group>
  );
};
