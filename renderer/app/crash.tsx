import { Button, Code, Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconReload } from '@tabler/icons-react';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What a person sees when a screen broke: that nothing is lost, the way on, and the words to send for help. */
export const Crash = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation();
  return (
    <Stack role="alert" align="flex-start" gap="md" maw={720} mx="auto" py={64} px="lg">
      <Group gap="sm" wrap="nowrap">
        <IconAlertTriangle size={32} aria-hidden />
        <Title order={1}>{t('crash.title')}</Title>
      </Group>
      <Text size="lg">{t('crash.hint')}</Text>
      <Button
        size="md"
        leftSection={<IconReload size={20} aria-hidden />}
        onClick={() => window.location.reload()}
        autoFocus
      >
        {t('crash.reload')}
      </Button>
      <Text c="dimmed" size="sm" mt="lg">
        {t('crash.details')}
      </Text>
      <Code block w="100%" tabIndex={0} style={{ whiteSpace: 'pre-wrap', maxHeight: 240, overflow: 'auto' }}>
        {errorDetails(error)}
      </Code>
    </Stack>
  );
};

/** The stack names the place; what was thrown need not be an error. */
const errorDetails = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);

type CrashBoundaryProps = { readonly children: ReactNode };
type CrashBoundaryState = { readonly error: unknown; readonly crashed: boolean };

/** Stands round the whole program: what escapes every screen's own boundary ends here. React offers this to classes only. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: undefined, crashed: false };

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { error, crashed: true };
  }

  override render() {
    return this.state.crashed ? <Crash error={this.state.error} /> : this.props.children;
  }
}
