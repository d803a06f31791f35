import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { type ReactNode, useState } from 'react';

type RadioMenuProps<T extends string> = {
  /** What is chosen here: the name of the button and its hint. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly value: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  readonly onChoose: (value: T) => void;
};

/** A sign in the header that opens a choice of one among few. */
export const RadioMenu = <T extends string>({ label, icon, value, options, onChoose }: RadioMenuProps<T>) => {
  const [opened, setOpened] = useState(false);
  const choose = (chosen: string): void => {
    const option = options.find((known) => known.value === chosen);
    if (option !== undefined) onChoose(option.value);
  };
  return (
    // In the header itself, so that it lies in a landmark; the placeholder for the focus would be no child for a menu.
    <Menu
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      opened={opened}
      onChange={setOpened}
    >
      <Tooltip label={label} disabled={opened}>
        <Menu.Target>
          <ActionIcon size="lg" variant="subtle" color="gray" aria-label={label}>
            {icon}
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        <Menu.RadioGroup value={value} onChange={choose}>
          {options.map((option) => (
            <Menu.RadioItem key={option.value} value={option.value} closeMenuOnClick lang={option.lang}>
              {option.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
};
