import { Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconFileImport,
  IconPrinter,
  IconRefresh,
  IconTableExport,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import type { Plan } from '../../../shared/records/seating.ts';
import { useSaveFile } from '../../components/use-save-file.ts';
import type { IncomingFile } from '../../host/host.ts';
import { useHost } from '../../host/host-context.tsx';
import type { PlanScope } from './draft.ts';
import { planFile } from './plan-file.ts';
import type { PlanWork } from './use-plan-draft.ts';

const SHEETS = ['schedule', 'tables', 'cards', 'check-in', 'certificate'] as const;

type PlanActionsProps = {
  readonly view: SessionView;
  readonly stored: Plan | null;
  /** Nothing is being made and the session is open. */
  readonly enabled: boolean;
  readonly work: PlanWork;
  readonly scope: PlanScope;
  readonly onFile: (file: IncomingFile) => void;
};

/** What can be done with the plan as a whole: bring one in, print it, save it, make it anew, take it away. */
export const PlanActions = ({ view, stored, enabled, work, scope, onFile }: PlanActionsProps) => {
  const { t } = useTranslation();
  const host = useHost();
  const save = useSaveFile();
  const { id: sessionId } = view.session;
  const choose = async () => {
    const file = await host.openFile('csv');
    if (file !== undefined) onFile(file);
  };
  return (
    <>
      <Button
        variant="default"
        disabled={!enabled}
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => void choose()}
      >
        {t('seating:actions.import')}
      </Button>
      <Menu position="bottom-end" width={260} portalProps={{ target: '#content' }} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {t('seating:actions.paper')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {SHEETS.map((sheet) => (
            <Menu.Item key={sheet} component={Link} to={`/print/${sheet}/${sessionId}`}>
              {t(`seating:actions.${sheet}`)}
            </Menu.Item>
          ))}
          {stored === null ? null : (
            <Menu.Item
              leftSection={<IconTableExport size={18} aria-hidden />}
              onClick={() => void save(planFile(t, view, stored))}
            >
              {t('seating:actions.csv')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {stored === null ? null : (
        <Menu
          position="bottom-end"
          width={280}
          portalProps={{ target: '#content' }}
          withInitialFocusPlaceholder={false}
          disabled={!enabled}
        >
          <Menu.Target>
            <Button variant="default" disabled={!enabled} rightSection={<IconChevronDown size={16} aria-hidden />}>
              {t('seating:actions.change')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => work.make(scope)}>
              {t('seating:actions.anew')}
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} onClick={() => void work.remove()}>
              {t('seating:actions.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
};
