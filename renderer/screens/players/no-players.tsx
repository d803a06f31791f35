import { Button, Group, Text } from '@mantine/core';
import { IconFileImport, IconPlus, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';

type NoPlayersProps = { readonly onAdd: () => void; readonly onImport: () => void };

/** The empty register: a list from elsewhere, or the first name. */
export const NoPlayers = ({ onAdd, onImport }: NoPlayersProps) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconUsers size={40} aria-hidden />}
      title={t('players:empty.title')}
      hint={t('players:empty.hint')}
    >
      <Group mt="sm" justify="center">
        <Button
          data-next-step
          leftSection={<IconFileImport size={18} aria-hidden />}
          rightSection={<Shortcut of="importPlayers" onFill />}
          aria-keyshortcuts={ariaKeys('importPlayers')}
          onClick={onImport}
        >
          {t('players:import.open')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          rightSection={<Shortcut of="newPlayer" />}
          aria-keyshortcuts={ariaKeys('newPlayer')}
          onClick={onAdd}
        >
          {t('players:add')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('players:empty.columns')}
      </Text>
    </EmptyState>
  );
};
