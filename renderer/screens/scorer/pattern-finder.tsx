import { Badge, Table, Text, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clauseText } from '../../components/clause-text.ts';
import { patternName } from '../../components/pattern-name.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { unitText } from '../../components/unit-text.ts';
import { type FoundPattern, findPatterns } from './find-pattern.ts';
import classes from './scorer.module.css';
import type { Scorer } from './use-scorer.ts';

/** What a pattern is worth under the chosen rules: found by its name or by any other name it goes by. */
export const PatternFinder = ({ scorer }: { readonly scorer: Scorer }) => {
  const { t } = useTranslation();
  const { ruleset, options } = scorer;
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useShortcut('findPattern', () => field.current?.focus());
  const found = findPatterns({ ruleset, options, query, nameOf: (id) => patternName(t, ruleset.id, id) });
  return (
    <section className={classes.card} aria-labelledby="patterns-title">
      <Title order={2} size="h3" id="patterns-title">
        {t('scorer:patterns.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('scorer:patterns.hint', { system: t(`rules:${ruleset.id}.name`) })}
      </Text>
      <TextInput
        ref={field}
        maw={460}
        mb="sm"
        aria-label={t('scorer:patterns.find')}
        placeholder={t('scorer:patterns.example')}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSectionWidth={64}
        rightSection={<Shortcut of="findPattern" />}
        aria-keyshortcuts={ariaKeys('findPattern')}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => (event.key === 'Escape' ? setQuery('') : undefined)}
      />
      <Text size="sm" role="status">
        {t(query.trim() === '' ? 'scorer:patterns.count' : 'scorer:patterns.found', { count: found.length })}
      </Text>
      {query.trim() === '' || found.length === 0 ? null : <Rows rows={found} ruleset={ruleset.id} />}
    </section>
  );
};

type RowsProps = { readonly rows: readonly FoundPattern[]; readonly ruleset: string };

const Rows = ({ rows, ruleset }: RowsProps) => {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.patterns} aria-label={t('scorer:patterns.list')} tabIndex={0}>
      <Table aria-label={t('scorer:patterns.list')} stickyHeader verticalSpacing={5}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('scorer:patterns.name')}</Table.Th>
            <Table.Th ta="right">{t('table:sheet.value')}</Table.Th>
            <Table.Th>{t('table:sheet.clause')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ id, name, aliases, unit, value, source, role }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Text span fw={550}>
                  {name}
                </Text>{' '}
                {role === 'loser' ? <Badge variant="light">{t('scorer:patterns.loser')}</Badge> : null}
                {aliases.length === 0 ? null : (
                  <Text size="sm" c="dimmed">
                    {aliases.join(', ')}
                  </Text>
                )}
              </Table.Td>
              <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                {value === undefined ? t('scorer:patterns.off') : unitText(t, ruleset, unit, value)}
              </Table.Td>
              <Table.Td c="dimmed" fz="sm">
                {clauseText(t, source)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
};
