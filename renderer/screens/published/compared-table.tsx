import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedRow, PublicationCause } from '../../../shared/contract/views.ts';
import { changeText } from '../../components/change-text.ts';
import { formatPoints, formatTablePoints } from '../../components/format-points.ts';
import { PlaceText } from '../../components/place-text.tsx';
import classes from './published.module.css';

type ComparedTableProps = {
  readonly rows: readonly ComparedRow[];
  readonly causes: readonly PublicationCause[];
};

/** Every row as published and, where it differs, as it is now with what changed it. */
export const ComparedTable = ({ rows, causes }: ComparedTableProps) => {
  const { t } = useTranslation();
  const heads = ['place', 'name', 'played', 'tablePoints', 'gamePoints', 'penalty'] as const;
  return (
    <div className={classes.frame}>
      <table className={classes.table} data-testid="published">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${classes.head} ${head === 'name' ? classes.left : ''}`}>
                {t(`standings:column.${head}`)}
              </th>
            ))}
            <th scope="col" className={`${classes.head} ${classes.left}`}>
              {t('published:since')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.entrantId} row={row} causes={causes} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Row = ({ row, causes }: { readonly row: ComparedRow; readonly causes: readonly PublicationCause[] }) => {
  const { t } = useTranslation();
  const { published, present, differs } = row;
  const cell = (show: (figures: NonNullable<ComparedRow['present']>) => ReactNode, key: (typeof KEYS)[number]) => {
    const same = published !== null && present !== null && key.every((figure) => published[figure] === present[figure]);
    return (
      <td className={classes.cell}>
        <ThenNow was={published && show(published)} now={present && show(present)} same={same} />
      </td>
    );
  };
  return (
    <tr className={differs ? classes.differs : undefined} data-differs={differs || undefined}>
      {cell(
        ({ place, shared }) => (
          <PlaceText place={place} shared={shared} />
        ),
        KEYS[0],
      )}
      <th scope="row" className={`${classes.cell} ${classes.left}`}>
        {row.name}
      </th>
      {cell(({ played }) => played, KEYS[1])}
      {cell(({ tablePoints }) => formatTablePoints(tablePoints), KEYS[2])}
      {cell(({ gamePoints }) => formatPoints(gamePoints, true), KEYS[3])}
      {cell(({ penaltyPoints }) => (penaltyPoints === 0 ? '–' : formatPoints(penaltyPoints, true)), KEYS[4])}
      <td className={`${classes.cell} ${classes.left}`}>
        {differs ? <Causes row={row} causes={causes} /> : <VisuallyHidden>{t('published:same')}</VisuallyHidden>}
      </td>
    </tr>
  );
};

/** The figures that each column shows. */
const KEYS = [['place', 'shared'], ['played'], ['tablePoints'], ['gamePoints'], ['penaltyPoints']] as const;

type ThenNowProps = { readonly was: ReactNode; readonly now: ReactNode; readonly same: boolean };

const ThenNow = ({ was, now, same }: ThenNowProps) => {
  const { t } = useTranslation();
  if (same) return <>{now}</>;
  return (
    <>
      {was === null ? null : (
        <div className={classes.was}>
          <VisuallyHidden>{t('published:was')} </VisuallyHidden>
          {was}
        </div>
      )}
      <div className={classes.now}>
        <VisuallyHidden>{t('published:now')} </VisuallyHidden>
        {now ?? t('published:gone')}
      </div>
    </>
  );
};

const Causes = ({
  row: { entrantId },
  causes,
}: {
  readonly row: ComparedRow;
  readonly causes: readonly PublicationCause[];
}) => {
  const { t } = useTranslation();
  const own = causes.filter(({ entrantIds }) => entrantIds === null || entrantIds.includes(entrantId));
  if (own.length === 0) return <>{t('published:othersMoved')}</>;
  return (
    <ul className={classes.causes}>
      {own.map(({ change }) => (
        <li key={change.seq}>
          {changeText(t, change)}
          {change.reason === null ? null : ` · ${change.reason}`}
        </li>
      ))}
    </ul>
  );
};
