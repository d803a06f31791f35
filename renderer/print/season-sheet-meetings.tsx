import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { HeadToHeadView, Person } from '../../shared/contract/season-views.ts';
import { ErrorList } from '../components/error-list.tsx';
import { storeErrors } from '../components/store-errors.ts';
import { useLive } from '../host/use-live.ts';
import classes from './season.module.css';

/** So many people find room across a sheet; with more, the table begins anew for the next ones. */
const ACROSS = 14;

/** Everybody against everybody on paper: ahead and behind, row against column. */
export const SeasonSheetMeetings = ({ seasonId }: { readonly seasonId: string }) => {
  const { t } = useTranslation();
  const { data: view, error } = useLive((store) => store.seasons.headToHead({ id: seasonId }), [seasonId]);
  if (error !== undefined) return <ErrorList title={t('season:failed')} errors={storeErrors(error)} />;
  if (view === undefined) return <Skeleton height={400} />;
  const starts = Array.from({ length: Math.ceil(view.people.length / ACROSS) }, (_, index) => index * ACROSS);
  return (
    <>
      <p className={classes.rule}>{t('season:paper.meetings')}</p>
      {starts.map((start) => (
        <MeetingsBlock key={start} view={view} from={start} across={view.people.slice(start, start + ACROSS)} />
      ))}
    </>
  );
};

type MeetingsBlockProps = {
  readonly view: HeadToHeadView;
  readonly from: number;
  readonly across: readonly Person[];
};

const MeetingsBlock = ({ view, from, across }: MeetingsBlockProps) => {
  const { t } = useTranslation();
  const scores = scoresOf(view);
  return (
    <table className={`${classes.table} ${classes.block}`}>
      <thead>
        <tr>
          <th scope="col" className={`${classes.head} ${classes.left}`}>
            {t('season:column.name')}
          </th>
          {across.map(({ playerId, name }) => (
            <th key={playerId} scope="col" className={`${classes.head} ${classes.across}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.people.map(({ playerId, name }, row) => (
          <tr key={playerId} className={classes.row}>
            <th scope="row" className={`${classes.cell} ${classes.name}`}>
              {name}
            </th>
            {across.map((other, column) => {
              const score = scores.get(`${row} ${from + column}`);
              return (
                <td key={other.playerId} className={`${classes.cell} ${classes.centre}`}>
                  {row === from + column ? '' : score === undefined ? '·' : t('season:meetings.score', score)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type Score = { readonly ahead: number; readonly behind: number };

/** Each pair is sent once; on paper it stands both ways. */
const scoresOf = ({ meetings }: HeadToHeadView): ReadonlyMap<string, Score> =>
  new Map(
    meetings.flatMap(({ one, other, ahead, behind }): [string, Score][] => [
      [`${one} ${other}`, { ahead, behind }],
      [`${other} ${one}`, { ahead: behind, behind: ahead }],
    ]),
  );
