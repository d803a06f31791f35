import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Shortcut } from './shortcut.tsx';
import { ariaKeys } from './shortcuts/key-names.ts';
import { useShortcut } from './shortcuts/use-shortcut.ts';

type PrintButtonProps = {
  readonly onPrint: () => void;
  /** Where the paper is what people come for. */
  readonly main?: boolean;
};

/** Leads to the paper of what is on screen, by its key too. */
export const PrintButton = ({ onPrint, main = false }: PrintButtonProps) => {
  const { t } = useTranslation();
  useShortcut('print', onPrint);
  return (
    <Button
      variant={main ? 'filled' : 'default'}
      leftSection={<IconPrinter size={18} aria-hidden />}
      rightSection={<Shortcut of="print" onFill={main} />}
      aria-keyshortcuts={ariaKeys('print')}
      onClick={onPrint}
    >
      {t('action.print')}
    </Button>
  );
};
