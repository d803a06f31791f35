import { useTranslation } from 'react-i18next';
import type { OptionField } from '../../../shared/scoring/options.ts';

type OptionText = {
  readonly label: (field: OptionField) => string;
  readonly help: (field: OptionField) => string;
  /** A value of the option as a person says it. */
  readonly value: (field: OptionField, value: boolean | number | string) => string;
};

const number = new Intl.NumberFormat('en');

/** The texts of a rule system's options. */
export const useOptionText = (ruleset: string): OptionText => {
  const { t } = useTranslation();
  const path = ({ key }: OptionField) => `rules:${ruleset}.options.${key}`;
  return {
    label: (field) => t(`${path(field)}.label`),
    help: (field) => t(`${path(field)}.help`),
    value: (field, value) => {
      if (typeof value === 'boolean') return t(value ? 'rules:on' : 'rules:off');
      return typeof value === 'number'
        ? number.format(value)
        : t(`${path(field)}.choices.${value}`, { defaultValue: value });
    },
  };
};
