import { useTranslation } from 'react-i18next';
import type { OptionField } from '../../shared/scoring/options.ts';
import { formatNumber } from '../i18n/locale.ts';

type OptionText = {
  readonly label: (field: OptionField) => string;
  readonly help: (field: OptionField) => string;
  /** A value of the option as a person says it. */
  readonly value: (field: OptionField, value: boolean | number | string) => string;
};

/** The texts of a rule system's options. */
export const useOptionText = (ruleset: string): OptionText => {
  const { t } = useTranslation();
  return {
    label: ({ key }) => t(`rules:${ruleset}.options.${key}.label`),
    help: ({ key }) => t(`rules:${ruleset}.options.${key}.help`),
    value: ({ key }, value) => {
      if (typeof value === 'boolean') return t(value ? 'rules:on' : 'rules:off');
      return typeof value === 'number'
        ? formatNumber(value)
        : t(`rules:${ruleset}.options.${key}.choices.${value}`, { defaultValue: value });
    },
  };
};
