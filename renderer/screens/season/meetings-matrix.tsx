import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeadToHeadView, Meeting, Person } from '../../../shared/contract/season-views.ts';
import { formatPoints } from '../../components/format-points.ts';
import { moveAmongCells } from './move-among-cells.ts';
import classes from './season.module.css';

type MeetingsMatrixProps = {
  readonly view: HeadToHeadView;
  /** Indexes of the people who have a row. */
  readonly rows: readonly number[];
  /** People across: `from` included, `to` not. */
  readonly from: number;
  readonly to: number;
  readonly onOpen: (one: string, other: string) => void;
};

/** Ahead and behind for each pair, with the difference of their points below. */
export const MeetingsMatrix = ({ view, rows, from, to, onOpen }: MeetingsMatrixProps) => {
  const { t } = useTranslation();
  const find = finder(view);
  const across = view.people.slice(from, to);
  return (
    <section
      className={classes.frame}
      aria-label={t('season:parts.meetings')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={classes.table} data-testid="meetings" onKeyDown={moveAmongCells}>
        <thead>
          <tr>
            <th scope="col" className={`${classes.head} ${classes.rowName} ${classes.corner}`}>
              {t('season:column.name')}
            </th>
            {across.map(({ playerId, name }) => (
              <th key={playerId} scope="col" className={`${classes.head} ${classes.across}`} title={name}>
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const person = view.people[row];
            return person === undefined ? null : (
              <tr key={person.playerId} className={classes.row}>
                <th scope="row" className={`${classes.cell} ${classes.rowName}`} title={person.name}>
                  {person.name}
                </th>
                {across.map((other, column) => (
                  <td key={other.playerId} className={`${classes.cell} ${classes.meeting}`}>
                    {other.playerId === person.playerId ? (
                      <span className={classes.self} aria-hidden />
                    ) : (
                      <MeetingCell
                        one={person}
                        other={other}
                        meeting={find(row, from + column)}
                        place={`${at} ${column}`}
                        onOpen={onOpen}
                      />
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};

/** Each pair is sent once; the other way round what was ahead is behind. */
const finder = ({ meetings }: HeadToHeadView): ((one: number, other: number) => Meeting | undefined) => {
  const found = new Map<string, Meeting>();
  for (const { one, other, ...meeting } of meetings) {
    found.set(`${one} ${other}`, meeting);
    const { ahead, behind, difference } = meeting;
    found.set(`${other} ${one}`, { ...meeting, ahead: behind, behind: ahead, difference: 0 - difference });
  }
  return (one, other) => found.get(`${one} ${other}`);
};

type MeetingCellProps = {
  readonly one: Person;
  readonly other: Person;
  readonly meeting: Meeting | undefined;
  /** Row and column as shown, for the arrow keys. */
  readonly place: string;
  readonly onOpen: (one: string, other: string) => void;
};

const MeetingCell = memo(({ one, other, meeting, place, onOpen }: MeetingCellProps) => {
  const { t } = useTranslation();
  if (meeting === undefined) {
    return (
      <>
        <span aria-hidden className={classes.dim}>
          ·
        </span>
        <VisuallyHidden>{t('season:meetings.never')}</VisuallyHidden>
      </>
    );
  }
  const { ahead, behind, level, difference } = meeting;
  const spoken = t('season:meetings.spoken', { one: one.name, other: other.name, ahead, behind, level });
  return (
    <button
      type="button"
      tabIndex={place === '0 1' || place === '1 0' ? 0 : -1}
      data-place={place}
      className={classes.meetingButton}
      title={spoken}
      onClick={() => onOpen(one.playerId, other.playerId)}
    >
      <span aria-hidden>{t('season:meetings.score', { ahead, behind })}</span>
      <span aria-hidden className={classes.second}>
        {formatPoints(difference, true)}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </button>
  );
});
MeetingCell.displayName = 'MeetingCell';
