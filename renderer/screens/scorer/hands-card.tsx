import { Button, Group, Text, Title } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hand } from '../../../shared/hand/hand.ts';
import { WINDS, type Wind } from '../../../shared/tiles/tile.ts';
import { appendPiece, dropLastPiece } from '../../components/tile/edit-hand.ts';
import { TilePicker } from '../../components/tile/tile-picker.tsx';
import { EXAMPLES, exampleState } from './examples.ts';
import classes from './scorer.module.css';
import { SeatField } from './seat-field.tsx';
import type { Scorer } from './use-scorer.ts';

/** The four hands, typed or clicked together. Enter and the arrows go from one to the next. */
export const HandsCard = ({ scorer }: { readonly scorer: Scorer }) => {
  const { t } = useTranslation();
  const { state, set } = scorer;
  const [active, setActive] = useState<Wind>(state.winner);
  const fields = useRef<Partial<Record<Wind, HTMLInputElement | null>>>({});
  const setText = (wind: Wind, text: string) => set({ texts: { ...state.texts, [wind]: text } });
  const goTo = (at: number) => {
    const wind = WINDS[at];
    if (wind !== undefined) fields.current[wind]?.focus();
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: event.shiftKey ? -1 : 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(at + step);
  };
  return (
    <section className={classes.card} aria-labelledby="hands-title">
      <div className={classes.columns}>
        <Title order={2} size="h3" id="hands-title">
          {t('scorer:hands.title')}
        </Title>
        <span>{t('scorer:hands.field')}</span>
        <span>{t('scorer:hands.worth')}</span>
        <span>{t('scorer:hands.net')}</span>
      </div>
      <div className={classes.seats}>
        {WINDS.map((wind, at) => (
          <SeatField
            key={wind}
            wind={wind}
            scorer={scorer}
            active={wind === active}
            autoFocus={wind === state.winner}
            inputRef={(input) => {
              fields.current[wind] = input;
            }}
            onFocus={() => setActive(wind)}
            onText={(text) => setText(wind, text)}
            onKeyDown={(event) => onKey(event, at)}
          />
        ))}
      </div>
      <Examples scorer={scorer} onTake={setActive} />
      <TilePicker
        seat={t(`wind.${active}`)}
        hands={laidHands(scorer)}
        bonusTiles={scorer.ruleset.bonusTiles}
        onPut={(piece) => setText(active, appendPiece(state.texts[active], piece))}
        onDrop={() => setText(active, dropLastPiece(state.texts[active]))}
      />
      <Text size="sm" c="dimmed" mt={6}>
        {t('scorer:palette.goesTo', { seat: t(`wind.${active}`) })}
      </Text>
    </section>
  );
};

const laidHands = ({ reading: { fields } }: Scorer): readonly Hand[] =>
  WINDS.flatMap((wind) => {
    const field = fields[wind];
    return field.ok && field.value.kind === 'hand' ? [field.value.hand] : [];
  });

type ExamplesProps = { readonly scorer: Scorer; readonly onTake: (winner: Wind) => void };

const Examples = ({ scorer, onTake }: ExamplesProps) => {
  const { t } = useTranslation();
  return (
    <Group gap={6} mt={8} mb="sm" role="group" aria-label={t('scorer:example.title')}>
      <Text size="sm" c="dimmed" aria-hidden>
        {t('scorer:example.title')}
      </Text>
      {EXAMPLES.map((id) => (
        <Button
          key={id}
          size="compact-sm"
          variant="light"
          radius="xl"
          aria-label={t('scorer:example.of', { system: t(`rules:${id}.name`) })}
          onClick={() => {
            const example = exampleState(id);
            scorer.set(example);
            onTake(example.winner);
          }}
        >
          {t(`scorer:example.short.${id}`)}
        </Button>
      ))}
    </Group>
  );
};
