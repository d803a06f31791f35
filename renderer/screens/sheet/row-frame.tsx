import { VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconHourglass,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NextDeal } from '../../../shared/contract/views.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import type { RowState } from './fold-sheet.ts';
import classes from './sheet.module.css';

/** Which deal a row is: its prevailing wind, its dealer, and which extra deal of theirs. */
export const PlaceCell = ({
  place,
  names,
}: {
  readonly place: NextDeal | undefined;
  readonly names: ByChair<string>;
}) => {
  const { t } = useTranslation();
  if (place === undefined) return <td />;
  const { prevailingWind, dealer, extra } = place;
  return (
    <td>
      <span className={classes.place}>
        <abbr className={classes.prevailing} title={t(`wind.${prevailingWind}`)}>
          {t(`windLetter.${prevailingWind}`)}
        </abbr>
        <span className={classes.dealer} title={names[dealer]}>
          {names[dealer]}
        </span>
        {extra === 0 ? null : (
          <span className={classes.extra} title={t('sheet:extra', { extra })}>
            +{extra}
          </span>
        )}
      </span>
    </td>
  );
};

const MARKS = {
  complete: IconCircleCheck,
  missing: IconCircleDashed,
  skipped: IconCircleDashed,
  refused: IconAlertTriangle,
  beyond: IconAlertTriangle,
  waits: IconHourglass,
} as const satisfies Readonly<Record<Exclude<RowState['kind'], 'empty'>, TablerIcon>>;

/** How far a row is: a sign and a word, never a colour alone. */
export const StateMark = ({ kind }: { readonly kind: RowState['kind'] }) => {
  const { t } = useTranslation();
  if (kind === 'empty') return <VisuallyHidden>{t('sheet:state.empty')}</VisuallyHidden>;
  const Icon = MARKS[kind];
  return (
    <span className={classes.mark} data-kind={kind} title={t(`sheet:state.${kind}`)}>
      <Icon size={18} aria-hidden />
      <span className={classes.markWord}>{t(`sheet:state.${kind}`)}</span>
    </span>
  );
};

type WordsRowProps = {
  readonly id: string;
  readonly columns: number;
  readonly bad: boolean;
  readonly children: ReactNode;
};

/** What there is to say about a row, right below it. */
export const WordsRow = ({ id, columns, bad, children }: WordsRowProps) => (
  <tr className={classes.words} data-bad={bad}>
    <td colSpan={columns} id={id}>
      {children}
    </td>
  </tr>
);
