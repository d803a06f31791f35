import { Button, Group, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Shortcut } from '../shortcut.tsx';
import classes from './choice-panel.module.css';

export type PanelChoice<A> = {
  readonly answer: A;
  /** The keys that choose it, the first of them shown; letters as capitals. */
  readonly keys: readonly [string, ...string[]];
  readonly label: string;
};

type ChoicePanelProps<A> = {
  readonly title: string;
  readonly choices: readonly PanelChoice<A>[];
  readonly onAnswer: (answer: A) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** A question in the place where the cursor is, answered by one key or by touch. */
export const ChoicePanel = <A extends string>({ title, choices, onAnswer, onClose, children }: ChoicePanelProps<A>) => {
  const { t } = useTranslation();
  const panel = useRef<HTMLFieldSetElement>(null);
  // Whole, not only its first button, which has the cursor.
  useLayoutEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const found = choices.find(({ keys }) => keys.includes(event.key.toUpperCase()));
    if (found === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onAnswer(found.answer);
  };
  return (
    <fieldset ref={panel} className={classes.ask} onKeyDown={press}>
      <Text component="legend" fw={650} px={6}>
        {title}
      </Text>
      <Group gap="sm">
        {choices.map(({ answer, keys, label }, index) => (
          <Button
            key={answer}
            variant="default"
            autoFocus={index === 0}
            aria-keyshortcuts={keys[0]}
            leftSection={<Shortcut keys={keys[0]} />}
            maw={320}
            onClick={() => onAnswer(answer)}
          >
            {label}
          </Button>
        ))}
        {children}
        <Text size="sm" c="dimmed">
          {t('table:ask.escape')}
        </Text>
      </Group>
    </fieldset>
  );
};

/** Seats as choices: the letter of the wind, or its number from East. */
export const seatChoices = <
  S extends { readonly chair: A; readonly wind: string; readonly name: string },
  A extends string,
>(
  seats: readonly S[],
  shown: (seat: S) => boolean = () => true,
): readonly PanelChoice<S['chair']>[] =>
  seats.flatMap((seat, index) =>
    shown(seat) ? [{ answer: seat.chair, keys: [seat.wind, String(index + 1)], label: seat.name }] : [],
  );
