import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useId } from 'react';

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

/** One of a few, all in sight. */
export const Choice = ({ label, value, choices, onChange }: ChoiceProps) => {
  const id = useId();
  return (
    <Stack gap={4} align="flex-start">
      <Text id={id} size="sm" fw={550}>
        {label}
      </Text>
      <SegmentedControl aria-labelledby={id} value={value} onChange={onChange} data={[...choices]} />
    </Stack>
  );
};
