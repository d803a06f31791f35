import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../shared/contract/language.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { LANGUAGE_TAGS } from '../i18n/locale.ts';
import { RadioMenu } from './radio-menu.tsx';

/** Each language under its own name, so that whoever reads only that one finds it. */
export const LanguageMenu = () => {
  const { t, i18n } = useTranslation();
  return (
    <RadioMenu
      label={t('language.choose')}
      icon={<IconLanguage size={20} aria-hidden />}
      value={i18n.language}
      options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`), lang: LANGUAGE_TAGS[value] }))}
      onChoose={(language) => void changeLanguage(language)}
    />
  );
};
