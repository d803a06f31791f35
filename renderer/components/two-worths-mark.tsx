import { IconScale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { StoredScore } from '../../shared/records/stored-score.ts';
import type { ByChair } from '../../shared/table/chair.ts';
import type { ChairFacts } from '../../shared/table/deal.ts';
import { differingWorths, type TwoWorths } from '../../shared/table/two-worths.ts';
import classes from './two-worths-mark.module.css';
import { twoWorthsText } from './two-worths-text.ts';

type TwoWorthsMarkProps = {
  readonly worths: TwoWorths;
  /** Whose hand it is, where that is not plain from the place. */
  readonly name?: string | undefined;
};

/** Says that a hand has tiles and a value that differ, and which of them stands. Nothing where they agree. */
export const TwoWorthsMark = ({ worths, name }: TwoWorthsMarkProps) => {
  const { t } = useTranslation();
  if (worths.tiles === worths.value) return null;
  return (
    <span className={classes.mark}>
      <IconScale size={16} aria-hidden />
      <span>{twoWorthsText(t, worths, name)}</span>
    </span>
  );
};

type TwoWorthsMarksProps = {
  readonly deal: { readonly facts: ChairFacts; readonly scored: StoredScore };
  readonly names: ByChair<string>;
};

/** The marks of a deal, each with whose hand it is. */
export const TwoWorthsMarks = ({ deal: { facts, scored }, names }: TwoWorthsMarksProps) =>
  differingWorths(facts, scored).map((worths) => (
    <TwoWorthsMark key={worths.chair} worths={worths} name={names[worths.chair]} />
  ));
