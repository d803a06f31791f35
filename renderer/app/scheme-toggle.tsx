import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Light for paper beside the screen, dark for a dim room. */
export const SchemeToggle = () => {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const label = t(scheme === 'light' ? 'scheme.toDark' : 'scheme.toLight');
  return (
    <Tooltip label={label}>
      <ActionIcon
        size="lg"
        variant="subtle"
        color="gray"
        aria-label={label}
        onClick={() => setColorScheme(scheme === 'light' ? 'dark' : 'light')}
      >
        {scheme === 'light' ? <IconMoon size={20} aria-hidden /> : <IconSun size={20} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
};
