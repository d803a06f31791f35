import { Checkbox, Group, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Circumstance } from '../../../shared/scoring/deal-facts.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import type { Event } from '../../i18n/glossary.ts';
import { findEvents, impliesDrawn } from './find-event.ts';
import classes from './scorer.module.css';
import type { Scorer } from './use-scorer.ts';
import { eventName } from './words.ts';

/** What else happened. Typing any of its names and Enter ticks it; a club's own word (zi mo, qiang gang) finds it too. */
export const Happenings = ({ scorer }: { readonly scorer: Scorer }) => {
  const { t } = useTranslation();
  const { state, set, ruleset, reading } = scorer;
  const [query, setQuery] = useState('');
  const typed = query.trim() !== '';
  const found = findEvents(query, ruleset.circumstances, (event) => eventName(t, event));
  // What is ticked stays in sight, so that it can be taken back, even where the rules do not know it.
  const ticked = state.circumstances.filter((one) => !found.includes(one) && one !== 'other-waits-dead');
  const isOn = (event: Event) =>
    event === 'self-drawn' ? reading.source === 'self' : reading.circumstances.includes(event);
  const turn = (event: Event, on: boolean) => {
    if (event === 'self-drawn') set({ source: on ? 'self' : otherThan(state.winner) });
    else set(withEvent(state.circumstances, event, on));
  };
  const takeFirst = () => {
    const [first] = found;
    if (!typed || first === undefined) return;
    turn(first, first === 'self-drawn' || !isOn(first));
    setQuery('');
  };
  return (
    <fieldset className={classes.fieldset}>
      <legend className={classes.legend}>{t('scorer:events.title')}</legend>
      <TextInput
        maw={360}
        mb={8}
        aria-label={t('scorer:events.find')}
        placeholder={t('scorer:events.example')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={query}
        autoComplete="off"
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setQuery('');
          if (event.key !== 'Enter') return;
          event.preventDefault();
          takeFirst();
        }}
      />
      <Group gap="md" style={{ rowGap: 8 }}>
        {[...found, ...ticked].map((event, at) => (
          <Group key={event} gap={6} wrap="nowrap">
            <Checkbox
              label={eventName(t, event)}
              checked={isOn(event)}
              onChange={({ currentTarget }) => turn(event, currentTarget.checked)}
            />
            {typed && at === 0 && found.length > 0 ? <Shortcut keys={t('table:keys.enter')} /> : null}
          </Group>
        ))}
        {found.length > 0 ? null : (
          <Text size="sm" c="dimmed" role="status">
            {t('scorer:events.none', { query: query.trim() })}
          </Text>
        )}
      </Group>
    </fieldset>
  );
};

const otherThan = (winner: Scorer['state']['winner']) => (winner === 'E' ? 'S' : 'E');

const withEvent = (circumstances: readonly Circumstance[], event: Circumstance, on: boolean) => ({
  circumstances: [...circumstances.filter((one) => one !== event), ...(on ? [event] : [])],
  ...(on && impliesDrawn(event) && { source: 'self' as const }),
});
