import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type CodedError, errorText } from '../../components/error-text.ts';
import type { PlanScope } from './draft.ts';
import type { PlanWork } from './use-plan-draft.ts';

type MisfitAlertProps = {
  /** With names. */
  readonly faults: readonly CodedError[];
  readonly work: PlanWork;
  readonly scope: PlanScope;
};

/** Somebody came late, left or took another's place: what the plan lacks, and the two ways on. Nothing is changed yet. */
export const MisfitAlert = ({ faults, work, scope }: MisfitAlertProps) => {
  const { t } = useTranslation();
  return (
    <Alert
      color="yellow"
      role="status"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('seating:misfit.title')}
      data-testid="misfit"
    >
      <Stack gap="sm">
        <List size="sm">
          {faults.map((fault, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced whole and two faults may be alike
            <List.Item key={index}>{errorText(t, fault)}</List.Item>
          ))}
        </List>
        <Text size="sm">{t('seating:misfit.hint')}</Text>
        <Group>
          <Button autoFocus onClick={() => work.change(scope.plannedFor)}>
            {t('seating:misfit.change')}
          </Button>
          <Button variant="default" onClick={() => work.make(scope)}>
            {t('seating:misfit.anew')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
};
