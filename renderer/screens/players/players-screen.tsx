import { Button, Loader } from '@mantine/core';
import { IconFileExport, IconFileImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../../shared/records/records.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { showRefusal } from '../../components/run-command.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { HostFault, type IncomingFile } from '../../host/host.ts';
import { useHost } from '../../host/host-context.tsx';
import { useLive } from '../../host/use-live.ts';
import { DuplicateHint } from './duplicate-hint.tsx';
import { EraseModal } from './erase-modal.tsx';
import { FileDropArea } from './file-drop-area.tsx';
import { FirstSessionHint } from './first-session-hint.tsx';
import { ImportModal } from './import-modal.tsx';
import { MergeModal, type MergePair } from './merge-modal.tsx';
import { NoPlayers } from './no-players.tsx';
import { PlayerDrawer } from './player-drawer.tsx';
import { PlayerList } from './player-list.tsx';
import { useExportPlayers } from './use-export-players.ts';

/** What lies over the list. */
type Open =
  | { readonly kind: 'card'; readonly player: Player | undefined }
  | { readonly kind: 'erase'; readonly player: Player }
  | { readonly kind: 'import'; readonly file: IncomingFile }
  | { readonly kind: 'merge'; readonly pair: MergePair };

/** The club's register: find, add, correct, import and export. */
export const PlayersScreen = () => {
  const { t } = useTranslation();
  const host = useHost();
  const { data: players, error } = useLive((store) => store.players.list());
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const exportPlayers = useExportPlayers();
  const close = () => setOpen(undefined);
  const add = () => setOpen({ kind: 'card', player: undefined });
  const merge = (pair: MergePair) => setOpen({ kind: 'merge', pair });
  const chooseFile = async (): Promise<void> => {
    try {
      const file = await host.openFile('csv');
      if (file !== undefined) setOpen({ kind: 'import', file });
    } catch (error) {
      if (!(error instanceof HostFault)) throw error;
      showRefusal([error.fault]);
    }
  };
  useShortcut('newPlayer', add, { off: open !== undefined });
  useShortcut('importPlayers', () => void chooseFile(), { off: open !== undefined });
  const none = players?.length === 0;
  return (
    <FileDropArea onFile={(file) => setOpen({ kind: 'import', file })}>
      <PageHeader title={t('nav.players')} subtitle={players && t('players:count', { count: players.length })}>
        {none ? null : (
          <>
            <Button
              variant="default"
              leftSection={<IconFileExport size={18} aria-hidden />}
              disabled={players === undefined}
              onClick={() => void exportPlayers(players ?? [])}
            >
              {t('players:export')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileImport size={18} aria-hidden />}
              rightSection={<Shortcut of="importPlayers" />}
              aria-keyshortcuts={ariaKeys('importPlayers')}
              onClick={() => void chooseFile()}
            >
              {t('players:import.open')}
            </Button>
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              rightSection={<Shortcut of="newPlayer" onFill />}
              aria-keyshortcuts={ariaKeys('newPlayer')}
              onClick={add}
            >
              {t('players:add')}
            </Button>
          </>
        )}
      </PageHeader>
      <LoadFailed error={error} />
      {players === undefined && error === undefined ? <Loader aria-label={t('store.connecting')} /> : null}
      {none ? <NoPlayers onAdd={add} onImport={() => void chooseFile()} /> : null}
      {players === undefined || none ? null : (
        <>
          <FirstSessionHint />
          <DuplicateHint players={players} onMerge={merge} />
          <PlayerList players={players} onEdit={(player) => setOpen({ kind: 'card', player })} onMerge={merge} />
        </>
      )}
      <PlayerDrawer
        opened={open?.kind === 'card'}
        player={open?.kind === 'card' ? open.player : undefined}
        onErase={(player) => setOpen({ kind: 'erase', player })}
        onClose={close}
      />
      {open?.kind === 'erase' ? <EraseModal player={open.player} onClose={close} /> : null}
      {open?.kind === 'merge' ? <MergeModal pair={open.pair} onClose={close} /> : null}
      {open?.kind === 'import' ? <ImportModal file={open.file} players={players ?? []} onClose={close} /> : null}
    </FileDropArea>
  );
};
