import { Button, Group } from '@mantine/core';
import { IconFileImport, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/links.tsx';
import { Shortcut } from '../components/shortcut.tsx';
import { ariaKeys } from '../components/shortcuts/key-names.ts';
import { samplePart, useRemoveSample } from '../components/use-remove-sample.ts';
import { useLive } from '../host/use-live.ts';
import { endRehearsal } from './opened.ts';

/** Whose turn it is now, and the way to be rid of what was only played. */
export const EndOfEvening = () => {
  const { t } = useTranslation();
  const { data: state } = useLive((store) => store.sample.state());
  const { remove, running } = useRemoveSample();
  const removeAndEnd = async (): Promise<void> => {
    if (state === undefined) return;
    await remove(state);
    endRehearsal();
  };
  return (
    <Group gap="xs" flex="none">
      <LinkButton to="/players" leftSection={<IconFileImport size={18} aria-hidden />} onClick={endRehearsal}>
        {t('rehearsal:yours')}
      </LinkButton>
      <Button
        variant="default"
        loading={running}
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => void removeAndEnd()}
      >
        {t(`sample.remove.${state === undefined ? 'rehearsal' : samplePart(state)}`)}
      </Button>
      <Button
        variant="default"
        leftSection={<IconX size={18} aria-hidden />}
        rightSection={<Shortcut of="stopRehearsal" />}
        aria-keyshortcuts={ariaKeys('stopRehearsal')}
        onClick={endRehearsal}
      >
        {t('rehearsal:close')}
      </Button>
    </Group>
  );
};
