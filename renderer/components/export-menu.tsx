import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFileSpreadsheet, IconTableExport } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Shortcut } from './shortcut.tsx';
import { ariaKeys } from './shortcuts/key-names.ts';
import { useShortcut } from './shortcuts/use-shortcut.ts';

type ExportMenuProps = {
  readonly files: readonly { readonly label: string; readonly write: () => Promise<void> }[];
};

/** The files that a screen writes, by key and arrows. */
export const ExportMenu = ({ files }: ExportMenuProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useShortcut('export', () => {
    // The menu gives the focus back to where it was, and on a page that was only looked at it was nowhere.
    if (document.activeElement === document.body) button.current?.focus();
    setOpen(true);
  });
  return (
    <Menu
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      returnFocus
      portalProps={{ target: '#content' }}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          ref={button}
          variant="default"
          leftSection={<IconTableExport size={18} aria-hidden />}
          rightSection={
            <>
              <Shortcut of="export" />
              <IconChevronDown size={16} aria-hidden />
            </>
          }
          aria-keyshortcuts={ariaKeys('export')}
        >
          {t('action.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map(({ label, write }) => (
          <Menu.Item
            key={label}
            leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
            onClick={() => void write()}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
