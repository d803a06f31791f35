import { Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './choice-cards.module.css';

export type Choice = {
  readonly value: string;
  readonly label: string;
  readonly help: string;
  /** Further field of the choice, shown while it is taken. */
  readonly detail?: ReactNode;
};

type ChoiceCardsProps = {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  readonly columns?: number;
  /** Shows the label above the cards; without it a heading says the same already. */
  readonly withLabel?: boolean;
};

/** One of a few, each explained in a sentence: for choices that are made rarely and matter. */
export const ChoiceCards = ({
  label,
  choices,
  value,
  onChange,
  disabled = false,
  columns = 2,
  withLabel = false,
}: ChoiceCardsProps) => (
  <Radio.Group value={value} onChange={onChange} aria-label={label}>
    {withLabel ? (
      <Text fw={550} mb="xs" aria-hidden>
        {label}
      </Text>
    ) : null}
    <SimpleGrid cols={{ base: 1, sm: columns }} spacing="sm">
      {choices.map((choice) => (
        <Radio.Card
          key={choice.value}
          value={choice.value}
          p="md"
          radius="md"
          className={classes.card}
          disabled={disabled}
        >
          <Group wrap="nowrap" align="flex-start" gap="sm">
            <Radio.Indicator mt={2} />
            <Stack gap={2}>
              <Text span fw={600}>
                {choice.label}
              </Text>
              <Text span size="sm" className={classes.help}>
                {choice.help}
              </Text>
            </Stack>
          </Group>
        </Radio.Card>
      ))}
    </SimpleGrid>
    {choices.find((choice) => choice.value === value)?.detail}
  </Radio.Group>
);
