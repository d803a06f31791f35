import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

type MoveButtonsProps = {
  readonly up: { readonly label: string; readonly possible: boolean };
  readonly down: { readonly label: string; readonly possible: boolean };
  readonly onMove: (step: -1 | 1) => void;
};

const DISABLED = { 'data-disabled': true };

/**
 * One place up or down in a list. At the end of the list a button says that it does nothing but stays focusable: who
 * presses it again and again must not lose the cursor on arrival.
 */
export const MoveButtons = ({ up, down, onMove }: MoveButtonsProps) => (
  <>
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={up.label}
      aria-disabled={!up.possible}
      {...(up.possible ? {} : DISABLED)}
      onClick={() => up.possible && onMove(-1)}
    >
      <IconArrowUp size={18} aria-hidden />
    </ActionIcon>
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={down.label}
      aria-disabled={!down.possible}
      {...(down.possible ? {} : DISABLED)}
      onClick={() => down.possible && onMove(1)}
    >
      <IconArrowDown size={18} aria-hidden />
    </ActionIcon>
  </>
);
