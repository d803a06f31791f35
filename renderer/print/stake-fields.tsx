import { Group, Text, TextInput } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { readCash, type Stake } from '../../shared/session/cash.ts';

type Typed = { readonly perPoint: string; readonly fee: string };

const NOTHING: Typed = { perPoint: '', fee: '' };

/** What the club plays for, kept on this computer; undefined while nothing that can be read is typed. */
export const useStake = () => {
  const [typed, setTyped] = useLocalStorage<Typed>({
    key: 'roundwind-stake',
    defaultValue: NOTHING,
    getInitialValueInEffect: false,
  });
  const perPoint = amountOf(typed.perPoint);
  const fee = amountOf(typed.fee);
  const stake: Stake | undefined =
    perPoint === undefined || fee === undefined || (perPoint === 0 && fee === 0) ? undefined : { perPoint, fee };
  return { stake, typed, setTyped };
};

/** An empty field is nothing. */
const amountOf = (text: string): number | undefined => (text.trim() === '' ? 0 : readCash(text));

type StakeFieldsProps = { readonly typed: Typed; readonly onTyped: (typed: Typed) => void };

/** What a point is worth and what everybody pays: asked above the sheet, since no club is asked for it anywhere else. */
export const StakeFields = ({ typed, onTyped }: StakeFieldsProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (['perPoint', 'fee'] as const).map((field) => (
    <Group key={field} gap={6} wrap="nowrap">
      <Text component="label" htmlFor={`${id}${field}`} size="sm">
        {t(`print:settlement.stake.${field}`)}
      </Text>
      <TextInput
        id={`${id}${field}`}
        w={90}
        inputMode="decimal"
        autoComplete="off"
        value={typed[field]}
        error={amountOf(typed[field]) === undefined ? t('print:settlement.stake.unreadable') : undefined}
        onChange={(event) => onTyped({ ...typed, [field]: event.currentTarget.value })}
      />
    </Group>
  ));
};
