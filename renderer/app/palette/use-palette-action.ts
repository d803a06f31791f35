import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useLiveShortcuts } from '../../components/shortcuts/live-shortcuts.ts';
import { useBackup } from '../../components/use-backup.ts';
import { useHost } from '../../host/host-context.tsx';
import { changeLanguage } from '../../i18n/i18n.ts';
import { beginRehearsal } from '../../rehearsal/opened.ts';
import { changeTypeSize } from '../type-size.ts';
import { useUndo } from '../use-undo.ts';
import type { PaletteAction } from './palette-entry.ts';

/** Does what the buttons of the shell and of the screens do. */
export const usePaletteAction = (): ((action: PaletteAction) => void) => {
  const { undo, redo } = useUndo();
  const { back } = useBackup();
  const host = useHost();
  const live = useLiveShortcuts();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  return (action) => {
    switch (action.name) {
      case 'undo':
        return undo();
      case 'redo':
        return redo();
      case 'backup':
        return back();
      case 'display':
        return host.openDisplay(action.sessionId);
      case 'shortcut':
        return live.get(action.id)?.();
      case 'rehearsal':
        return beginRehearsal();
      case 'scheme':
        return setColorScheme(scheme === 'light' ? 'dark' : 'light');
      case 'language':
        return void changeLanguage(action.language);
      case 'typeSize':
        return changeTypeSize(action.size);
    }
  };
};
