import { VisuallyHidden } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeasonRowView, SeasonView } from '../../../shared/contract/season-views.ts';
import { Movement } from '../../components/movement.tsx';
import { PlaceText } from '../../components/place-text.tsx';
import { cellText, FIGURE_COLUMNS, totalText } from '../../components/season-words.ts';
import { formatDecimal } from '../../i18n/locale.ts';
import { PersonLink } from './person-link.tsx';
import classes from './season.module.css';

type SeasonRowProps = { readonly row: SeasonRowView; readonly view: SeasonView };

/** One person's figures. */
export const SeasonRow = memo(({ row, view }: SeasonRowProps) => {
  const { t } = useTranslation();
  const { season } = view;
  return (
    <tr className={classes.row}>
      <td className={`${classes.cell} ${classes.place}`}>
        <PlaceText place={row.place} shared={row.shared} />
      </td>
      <th scope="row" className={`${classes.cell} ${classes.name}`}>
        <PersonLink person={row} seasonId={season.id} />
        <Lack row={row} />
      </th>
      <td className={`${classes.cell} ${classes.centre}`}>
        <Movement places={row.movement} />
      </td>
      {FIGURE_COLUMNS[season.figure].map((column, index) => (
        <td key={column} className={`${classes.cell} ${index === 0 ? classes.first : ''}`}>
          {totalText(column, row, (mean) => formatDecimal(mean, 2))}
          {index === 0 ? <Provisional shown={row.provisional} /> : null}
        </td>
      ))}
      <td className={`${classes.cell} ${classes.centre}`}>
        {row.counted === row.sessions
          ? row.sessions
          : t('season:sessionsCounted', { counted: row.counted, sessions: row.sessions })}
      </td>
      <td className={`${classes.cell} ${classes.centre}`}>{row.games}</td>
      {row.cells.map((cell, at) => (
        <td key={view.sessions[at]?.id} className={classes.cell}>
          <SessionCell row={row} view={view} at={at} cell={cell} />
        </td>
      ))}
    </tr>
  );
});
SeasonRow.displayName = 'SeasonRow';

const Lack = ({ row: { lacking, substituteOnly } }: { readonly row: SeasonRowView }) => {
  const { t } = useTranslation();
  if (lacking === 0 && !substituteOnly) return null;
  return (
    <span className={classes.lack}>
      {substituteOnly ? t('season:substituteOnly') : t('season:lacking', { count: lacking })}
    </span>
  );
};

/** Keeps its room where nothing is provisional, so that the figures stand under each other. */
const Provisional = ({ shown }: { readonly shown: boolean }) => {
  const { t } = useTranslation();
  if (!shown) return <span className={classes.mark} />;
  return (
    <span className={classes.mark} title={t('season:provisional')}>
      <IconClockPause size={15} aria-hidden />
      <VisuallyHidden>{t('season:provisional')}</VisuallyHidden>
    </span>
  );
};

type SessionCellProps = SeasonRowProps & { readonly at: number; readonly cell: SeasonRowView['cells'][number] };

/** What one session gave; in brackets where it is not among the best. */
const SessionCell = ({ view: { season, sessions }, at, cell }: SessionCellProps) => {
  const { t } = useTranslation();
  if (cell === null) {
    return (
      <>
        <span aria-hidden className={classes.dim}>
          ·
          <span className={classes.placed} />
        </span>
        <VisuallyHidden>{t('season:cell.absent')}</VisuallyHidden>
      </>
    );
  }
  if (cell.substitute) {
    return (
      <span className={classes.dim} title={t('season:cell.substitute')}>
        {t('season:substituteMark')}
      </span>
    );
  }
  const figure = cellText(season.figure, cell);
  const facts = { figure, place: cell.place, field: sessions[at]?.field };
  return (
    <span
      className={cell.counted ? undefined : classes.dropped}
      title={t(cell.counted ? 'season:cell.counted' : 'season:cell.notCounted', facts)}
    >
      {cell.counted ? figure : `(${figure})`}
      <sup aria-hidden className={classes.placed}>
        {cell.place}
      </sup>
      <VisuallyHidden>{t(cell.counted ? 'season:cell.counted' : 'season:cell.notCounted', facts)}</VisuallyHidden>
    </span>
  );
};
