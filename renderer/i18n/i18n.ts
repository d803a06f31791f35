import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import app from '../../assets/translations/en/app.json';
import errors from '../../assets/translations/en/errors.json';
import files from '../../assets/translations/en/files.json';
import players from '../../assets/translations/en/players.json';
import print from '../../assets/translations/en/print.json';
import rules from '../../assets/translations/en/rules.json';
import scorer from '../../assets/translations/en/scorer.json';
import sessions from '../../assets/translations/en/sessions.json';
import standings from '../../assets/translations/en/standings.json';
import table from '../../assets/translations/en/table.json';

/** One namespace a file; `app` is the default. A key in another file is written `file:key`. */
export const resources = {
  en: { app, errors, files, players, print, rules, scorer, sessions, standings, table },
} as const;

/** Starts the translations. Everything is bundled, so the first paint already speaks. */
export const startTranslations = async (): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'app',
    ns: Object.keys(resources.en),
    resources,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
};
