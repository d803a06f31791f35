import { List, ScrollArea, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MergePreview } from '../../../shared/contract/season-views.ts';
import { formatDay } from '../../i18n/locale.ts';

/** The sessions that would change, and how: nothing that was played is lost. */
export const MergeEffects = ({ preview: { keep, remove, sessions } }: { readonly preview: MergePreview }) => {
  const { t } = useTranslation();
  const names = { name: keep.displayName, removed: remove.displayName };
  if (sessions.length === 0) return <Text>{t('players:merge.noSessions', names)}</Text>;
  return (
    <>
      <Text>{t('players:merge.sessions', { ...names, count: sessions.length })}</Text>
      <ScrollArea.Autosize
        mah={180}
        type="auto"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('players:merge.sessionList') }}
      >
        <List size="sm" data-testid="merge-sessions">
          {sessions.map(({ id, name, date, both, tables }) => (
            <List.Item key={id}>
              {t(both ? 'players:merge.both' : 'players:merge.alone', {
                ...names,
                session: name,
                date: formatDay(date, 'date'),
                count: tables,
              })}
            </List.Item>
          ))}
        </List>
      </ScrollArea.Autosize>
    </>
  );
};
