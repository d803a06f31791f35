import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, LANGUAGES } from '../../shared/contract/language.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { LANGUAGE_TAGS } from '../i18n/locale.ts';

/** Each language under its own name, so that whoever reads only that one finds it. */
export const LanguageMenu = () => {
  const { t, i18n } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    // In the header itself, so that it lies in a landmark; the placeholder for the focus would be no child for a menu.
    <Menu
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      opened={opened}
      onChange={setOpened}
    >
      <Tooltip label={t('language.choose')} disabled={opened}>
        <Menu.Target>
          <ActionIcon size="lg" variant="subtle" color="gray" aria-label={t('language.choose')}>
            <IconLanguage size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={i18n.language}
          onChange={(language) => {
            if (isLanguage(language)) void changeLanguage(language);
          }}
        >
          {LANGUAGES.map((language) => (
            <Menu.RadioItem key={language} value={language} closeMenuOnClick lang={LANGUAGE_TAGS[language]}>
              {t(`language.${language}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
};
