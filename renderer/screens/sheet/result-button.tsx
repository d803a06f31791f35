import { UnstyledButton } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ByChair } from '../../../shared/table/chair.ts';
import type { DraftAction } from '../../components/deal-entry/draft.ts';
import type { FoldedRow } from './fold-sheet.ts';
import classes from './sheet.module.css';

type ResultButtonProps = {
  readonly row: FoldedRow;
  readonly names: ByChair<string>;
  readonly onChange: (action: DraftAction) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, column: string) => void;
};

/** A washout or a false win holds the cursor in the place of the fields; Backspace takes it back. */
export const ResultButton = ({ row: { draft, number }, names, onChange, onKeyDown }: ResultButtonProps) => {
  const { t } = useTranslation();
  const { result: kind, offender } = draft;
  const result = t(`table:result.${kind}`);
  const name = kind === 'false-win' && offender !== undefined ? names[offender] : undefined;
  const back = (): void => onChange({ type: 'result', result: 'win' });
  const hint = t('sheet:takeBack', { deal: number, result });
  return (
    <UnstyledButton
      className={classes.result}
      data-cell="result"
      aria-label={name === undefined ? hint : t('sheet:takeBackOf', { deal: number, result, name })}
      title={hint}
      onClick={back}
      onKeyDown={(event) => {
        if (event.key !== 'Backspace') return onKeyDown(event, 'result');
        event.preventDefault();
        back();
      }}
    >
      {result}
    </UnstyledButton>
  );
};
