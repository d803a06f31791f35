import { useComputedColorScheme } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage } from '../../../shared/contract/language.ts';
import { useLiveShortcuts } from '../../components/shortcuts/live-shortcuts.ts';
import { useLive } from '../../host/use-live.ts';
import { englishTexts } from '../../i18n/i18n.ts';
import { onTypeSize, typeSizeNow } from '../type-size.ts';
import { actionEntries } from './action-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { screenEntries, sessionScreenEntries, sheetEntries, type Words } from './place-entries.ts';
import { playerEntries, presentSession, seasonEntries, sessionEntries, tableEntries } from './record-entries.ts';

/** Everything that can be found now. Lists grow as the store answers; it is asked only while the palette is open. */
export const usePaletteEntries = (): readonly PaletteEntry[] => {
  const words = useWords();
  const { sessionId, tableId, seasonId } = useParams({ strict: false });
  const { data: status } = useLive((store) => store.store.status());
  const { data: sessions } = useLive((store) => store.sessions.list());
  const { data: players } = useLive((store) => store.players.list());
  const { data: seasons } = useLive((store) => store.seasons.list());
  const present = presentSession(sessions ?? [], sessionId);
  const tables = useTables(words, present?.id);
  const published = useNewestPublished(present?.id);
  const live = useLiveShortcuts();
  const { i18n } = useTranslation();
  const scheme = useComputedColorScheme('light');
  const typeSize = useSyncExternalStore(onTypeSize, typeSizeNow);
  const language = isLanguage(i18n.language) ? i18n.language : undefined;
  return useMemo(
    () => [
      ...(present === undefined ? [] : sessionScreenEntries(words, present)),
      ...sheetEntries(words, { tableId, seasonId, published, profile: present?.profile }),
      ...tables,
      ...screenEntries(words),
      ...actionEntries(words, {
        status,
        sessionId: present?.id,
        scheme,
        typeSize,
        language,
        live: new Set(live.keys()),
      }),
      ...sessionEntries(sessions ?? []),
      ...seasonEntries(seasons ?? []),
      ...playerEntries(players ?? []),
    ],
    [
      words,
      present,
      tableId,
      seasonId,
      published,
      tables,
      status,
      scheme,
      typeSize,
      language,
      live,
      sessions,
      seasons,
      players,
    ],
  );
};

const useTables = (words: Words, sessionId: string | undefined): readonly PaletteEntry[] => {
  const { data: view } = useLive(
    async (store) => (sessionId === undefined ? nothing() : store.sessions.view({ id: sessionId })),
    [sessionId],
  );
  return useMemo(() => (view === undefined ? [] : tableEntries(words, view)), [words, view]);
};

/** The id of the standings published last. */
const useNewestPublished = (sessionId: string | undefined): string | undefined => {
  const { data: list } = useLive(
    async (store) => (sessionId === undefined ? nothing() : store.publications.list({ sessionId })),
    [sessionId],
  );
  return list?.[0]?.id;
};

/** No session, no answer. */
const nothing = async function* (): AsyncGenerator<never> {};

const useWords = (): Words => {
  const { t } = useTranslation();
  // Until the English texts are there everything is found by the language spoken.
  const [english, setEnglish] = useState<Words['english']>(() => t);
  useEffect(() => {
    let gone = false;
    void englishTexts().then((texts) => {
      if (!gone) setEnglish(() => texts);
    });
    return () => {
      gone = true;
    };
  }, []);
  return useMemo(() => ({ t, english }), [t, english]);
};
