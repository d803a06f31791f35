import { Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconDeviceFloppy, IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../components/format-moment.ts';
import { useNow } from '../components/use-now.ts';
import { useHost } from '../host/host-context.tsx';
import { isMissing, useLastSeen, useNoteStatus } from '../host/last-seen.ts';
import { useJournal } from '../host/use-journal.ts';
import { useLive } from '../host/use-live.ts';
import { usePersistence } from '../host/use-persistence.ts';
import classes from './saved-indicator.module.css';
import { desktopSavedState, type SavedState, webSavedState } from './saved-state.ts';

const ICONS = { calm: IconDeviceFloppy, remind: IconDownload, alarm: IconAlertTriangle } as const;

/** Where the records are safe: in the file, or in a backup. It leads to the screen where that can be bettered. */
export const SavedIndicator = () => {
  const { t } = useTranslation();
  const { kind } = useHost();
  const now = useNow();
  const journal = useJournal();
  const persistence = usePersistence();
  const { data: status } = useLive((store) => store.store.status());
  const missing = isMissing(useLastSeen());
  useNoteStatus(kind === 'web' ? status : undefined);
  if (status === undefined) return null;
  const state =
    kind === 'desktop' ? desktopSavedState(status, journal) : webSavedState(status, { persistence, missing }, now);
  const Icon = ICONS[state.tone];
  const hint =
    kind === 'web' && persistence === 'refused' && !missing ? t('saved.notPersistent') : t(`saved.hint.${state.text}`);
  return (
    <Tooltip multiline maw={320} label={hint} events={{ hover: true, focus: true, touch: true }}>
      <Link to="/files" className={classes.saved} data-testid="saved" data-tone={state.tone}>
        <Icon size={18} aria-hidden />
        <span>{t(`saved.${state.text}`, facts(state, now))}</span>
      </Link>
    </Tooltip>
  );
};

const facts = ({ at, count }: SavedState, now: Date) => ({
  ...(at === undefined ? {} : { time: formatMoment(at, now) }),
  ...(count === undefined ? {} : { count }),
});
