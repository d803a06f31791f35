import { Center, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint: string;
  /** 1 where nothing else names the page. */
  readonly order?: 1 | 2;
  /** The one next step. */
  readonly children?: ReactNode;
};

/** An empty screen that teaches: what will stand here, and the one next step. */
export const EmptyState = ({ icon, title, hint, order = 2, children }: EmptyStateProps) => (
  <Center py={64}>
    <Stack align="center" gap="sm" maw={520} ta="center">
      <ThemeIcon size={72} radius="xl" variant="light">
        {icon}
      </ThemeIcon>
      <Title order={order} size="h2">
        {title}
      </Title>
      <Text c="dimmed">{hint}</Text>
      {children}
    </Stack>
  </Center>
);
