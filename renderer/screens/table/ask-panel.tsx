import { Button, Group, Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chair } from '../../../shared/table/chair.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import type { Source } from './draft.ts';
import classes from './entry.module.css';
import type { EntrySeat } from './entry-row.tsx';
import type { Question } from './preview-deal.ts';

type AskPanelProps = {
  readonly question: Exclude<Question, 'winning-tile'>;
  /** In seat order from East; the winner stands out of the question where the tile came from. */
  readonly seats: readonly EntrySeat[];
  readonly onAnswer: (answer: Source) => void;
  readonly onClose: () => void;
};

type Choice = { readonly answer: Source; readonly key: string; readonly label: string };

/** A question in the place where the cursor is, answered by one key: the letter of a wind, its number, or Z for self-drawn. */
export const AskPanel = ({ question, seats, onAnswer, onClose }: AskPanelProps) => {
  const { t } = useTranslation();
  const people: readonly Choice[] = seats
    .filter(({ won }) => question !== 'source' || !won)
    .map(({ chair, wind, name }) => ({ answer: chair satisfies Chair, key: wind, label: name }));
  const choices: readonly Choice[] =
    question === 'source' ? [{ answer: 'self', key: 'Z', label: t('table:ask.selfDrawn') }, ...people] : people;
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const bySeat = seats[Number(event.key) - 1];
    const found = choices.find(({ answer, key }) => key === event.key.toUpperCase() || answer === bySeat?.chair);
    if (found === undefined) return;
    event.preventDefault();
    onAnswer(found.answer);
  };
  return (
    <fieldset className={classes.ask} onKeyDown={press}>
      <Text component="legend" fw={650} px={6}>
        {t(`table:ask.${question}`)}
      </Text>
      <Group gap="sm">
        {choices.map(({ answer, key, label }, index) => (
          <Button
            key={answer}
            variant="default"
            autoFocus={index === 0}
            aria-keyshortcuts={key}
            leftSection={<Shortcut keys={key} />}
            maw={220}
            onClick={() => onAnswer(answer)}
          >
            {label}
          </Button>
        ))}
        <Text size="sm" c="dimmed">
          {t('table:ask.escape')}
        </Text>
      </Group>
    </fieldset>
  );
};
