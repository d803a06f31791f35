import { Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type OfferCardProps = { readonly title: string; readonly hint: string; readonly children: ReactNode };

/** Something to look at before there is anything of one's own. */
export const OfferCard = ({ title, hint, children }: OfferCardProps) => {
  const id = useId();
  return (
    <Paper withBorder p="xl" component="section" aria-labelledby={id}>
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        <Text c="dimmed">{hint}</Text>
        {children}
      </Stack>
    </Paper>
  );
};
