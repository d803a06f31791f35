import { ActionIcon, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

const SHEETS = {
  'cross-table': '/print/cross-table/$sessionId',
  settlement: '/print/settlement/$sessionId',
  penalties: '/print/penalties/$sessionId',
} as const;
const NAMES = ['cross-table', 'settlement', 'penalties'] as const satisfies readonly (keyof typeof SHEETS)[];

/** The other sheets that the standings give. */
export const SheetsMenu = ({ sessionId }: { readonly sessionId: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end" portalProps={{ target: '#content' }} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t('standings:sheets.more')}>
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {NAMES.map((name) => (
          <Menu.Item key={name} onClick={() => void navigate({ to: SHEETS[name], params: { sessionId } })}>
            {t(`standings:sheets.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
