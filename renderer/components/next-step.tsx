import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Shortcut } from './shortcut.tsx';

/** Puts the cursor on a control that has just come, unless somebody is typing or holds a dialog. */
const takeCursor = (control: HTMLElement | null): void => {
  if (document.activeElement?.closest('input, textarea, select, [role="dialog"]') == null) {
    control?.focus({ preventScroll: true });
  }
};

type StepProps = ButtonProps & Omit<ComponentPropsWithRef<'a'>, 'style'>;

const Step = ({ children, ...props }: StepProps) => {
  const { t } = useTranslation();
  return (
    <Button
      component="a"
      data-next-step
      rightSection={<Shortcut keys={t('table:keys.enter')} onFill />}
      {...props}
      ref={takeCursor}
    >
      {children}
    </Button>
  );
};

/** The one next step of an empty screen, on another one. The cursor is on it: Enter takes it. */
export const NextStep = createLink(Step);
