import { Card, Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type SectionCardProps = { readonly icon: ReactNode; readonly title: string; readonly children: ReactNode };

/** One matter of the screen under its heading. */
export const SectionCard = ({ icon, title, children }: SectionCardProps) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} withBorder padding="lg">
      <Stack gap="md">
        <Group gap="sm" wrap="nowrap">
          {icon}
          <Title order={2} id={id}>
            {title}
          </Title>
        </Group>
        {children}
      </Stack>
    </Card>
  );
};
