import { Stack, Text, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useId } from 'react';
import type { SetupValues } from './setup-values.ts';

export type SetupFormType = UseFormReturnType<SetupValues>;

/** What every part of the form is given. */
export type SetupPartProps = { readonly form: SetupFormType; readonly disabled: boolean };

type SetupSectionProps = { readonly title: string; readonly hint?: string | undefined; readonly children: ReactNode };

/** One part of the set-up under its heading. */
export const SetupSection = ({ title, hint, children }: SetupSectionProps) => {
  const id = useId();
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <div>
        <Title order={2} id={id}>
          {title}
        </Title>
        {hint === undefined ? null : (
          <Text c="dimmed" size="sm">
            {hint}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
};
