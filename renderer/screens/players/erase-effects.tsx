import { List, ScrollArea, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErasePreview } from '../../../shared/contract/season-views.ts';
import { useHost } from '../../host/host-context.tsx';
import { joinList } from '../../i18n/locale.ts';

/** What goes, what stays, and where the program cannot reach. */
export const EraseEffects = ({ preview }: { readonly preview: ErasePreview }) => {
  const { t } = useTranslation();
  const { journal } = useHost();
  const { neutral, names, changes, tables, sentences, namesakes } = preview;
  return (
    <Stack gap="md">
      <Part title={t('players:erase.gone')}>
        <List.Item>{t('players:erase.names', { names: joinList(names) })}</List.Item>
        <List.Item>{t('players:erase.fields')}</List.Item>
        <List.Item>{t('players:erase.changes', { count: changes, neutral })}</List.Item>
        {sentences.length === 0 ? null : (
          <List.Item>
            {t('players:erase.sentences', { count: sentences.length })}
            <Sentences sentences={sentences} />
          </List.Item>
        )}
        {namesakes === 0 ? null : <List.Item>{t('players:erase.namesakes', { count: namesakes, neutral })}</List.Item>}
        {journal === undefined ? null : <List.Item>{t('players:erase.copies')}</List.Item>}
      </Part>
      <Part title={t('players:erase.stays')}>
        <List.Item>
          {tables === 0
            ? t('players:erase.nothingPlayed', { neutral })
            : t('players:erase.figures', { count: tables, neutral })}
        </List.Item>
        <List.Item>{t('players:erase.undo')}</List.Item>
      </Part>
      <Part title={t('players:erase.unreached')}>
        <List.Item>{t('players:erase.elsewhere')}</List.Item>
        <List.Item>{t('players:erase.nicknames')}</List.Item>
        <List.Item>{t('players:erase.medium')}</List.Item>
      </Part>
    </Stack>
  );
};

type PartProps = { readonly title: string; readonly children: ReactNode };

const Part = ({ title, children }: PartProps) => (
  <section>
    <Title order={3} size="h5" mb={4}>
      {title}
    </Title>
    <List size="sm" spacing={2}>
      {children}
    </List>
  </section>
);

/** Word for word, since somebody has to see whether one of them means another person. */
const Sentences = ({ sentences }: Pick<ErasePreview, 'sentences'>) => {
  const { t } = useTranslation();
  return (
    <ScrollArea.Autosize
      mah={96}
      type="auto"
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('players:erase.sentenceList') }}
    >
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Text>
      ))}
    </ScrollArea.Autosize>
  );
};
