import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconTextSize } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { changeTypeSize, onTypeSize, TYPE_SIZES, typeSizeNow } from './type-size.ts';

/** How large everything is written. */
export const TypeSizeMenu = () => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const now = useSyncExternalStore(onTypeSize, typeSizeNow);
  return (
    // In the header itself, as the languages are.
    <Menu
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      opened={opened}
      onChange={setOpened}
    >
      <Tooltip label={t('typeSize.choose')} disabled={opened}>
        <Menu.Target>
          <ActionIcon size="lg" variant="subtle" color="gray" aria-label={t('typeSize.choose')}>
            <IconTextSize size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={now}
          onChange={(value) => {
            const size = TYPE_SIZES.find((known) => known === value);
            if (size !== undefined) changeTypeSize(size);
          }}
        >
          {TYPE_SIZES.map((size) => (
            <Menu.RadioItem key={size} value={size} closeMenuOnClick>
              {t(`typeSize.${size}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
};
