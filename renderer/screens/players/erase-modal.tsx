import { Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../../shared/records/records.ts';
import { CommandModal } from '../../components/command-modal.tsx';
import { ErrorList } from '../../components/error-list.tsx';
import { storeErrors } from '../../components/store-errors.ts';
import { useLive } from '../../host/use-live.ts';
import { EraseEffects } from './erase-effects.tsx';

type EraseModalProps = { readonly player: Player; readonly onClose: () => void };

/** What erasing a person takes, leaves and cannot reach. It has no way back, so the name has to be typed. */
export const EraseModal = ({ player: { id, displayName: name }, onClose }: EraseModalProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { data: preview, error } = useLive((store) => store.players.erasePreview({ id }), [id]);
  const sure = preview !== undefined && asTyped(typed) === asTyped(name);
  return (
    <CommandModal
      title={t('players:erase.title', { name })}
      size={760}
      action={t('players:erase.do')}
      final
      // The sequence stays here: with it the notice would offer an undo that there is not.
      command={sure ? (store) => store.players.erase({ id, name }).then(() => ({})) : undefined}
      done={t('players:erase.done', { neutral: preview?.neutral })}
      onClose={onClose}
    >
      <Text>{t('players:erase.intro')}</Text>
      {error === undefined ? null : <ErrorList title={t('players:refused')} errors={storeErrors(error)} />}
      {preview === undefined ? <Skeleton height={320} /> : <EraseEffects preview={preview} />}
      <Stack gap={0} maw={420}>
        <TextInput
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          label={t('players:erase.type', { name })}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      </Stack>
    </CommandModal>
  );
};

/** Neither a second space, which the label does not show, nor the way an accent is made is anything that somebody can see. */
const asTyped = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
