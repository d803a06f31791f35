import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.ts';

type PageHeaderProps = {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Buttons of the page, most used last. */
  readonly children?: ReactNode;
};

/** The heading of a screen; the window's title follows it. */
export const PageHeader = ({ title, subtitle, children }: PageHeaderProps) => {
  usePageTitle(title);
  return (
    <Group justify="space-between" align="flex-end" mb="lg" wrap="wrap" gap="md">
      <Stack gap={2}>
        <Title order={1}>{title}</Title>
        {subtitle === undefined ? null : (
          <Text component="div" c="dimmed">
            {subtitle}
          </Text>
        )}
      </Stack>
      <Group gap="sm">{children}</Group>
    </Group>
  );
};
