import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Shortcut } from '../../components/shortcut.tsx';
import type { ShortcutId } from '../../components/shortcuts/shortcut-list.ts';

export type RowDeed = 'washout' | 'falseWin' | 'onTheSpot' | 'liable' | 'insertRow' | 'removeRow';

type RowMenuProps = {
  /** Number of the deal. */
  readonly deal: number;
  readonly deeds: readonly RowDeed[];
  readonly onDeed: (deed: RowDeed) => void;
};

/** What else can become of a row, each with its key. */
export const RowMenu = ({ deal, deeds, onDeed }: RowMenuProps) => {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" withinPortal returnFocus={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={30} tabIndex={-1} aria-label={t('sheet:menu.open', { deal })}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {deeds.map((deed) => (
          <Menu.Item
            key={deed}
            rightSection={<Shortcut of={deed satisfies ShortcutId} />}
            // After the menu has given the cursor back: what the deed opens takes it.
            onClick={() => requestAnimationFrame(() => onDeed(deed))}
          >
            {t(`sheet:menu.${deed}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
