import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import classes from './round.module.css';

type RoundSwitchProps = { readonly view: SessionView; readonly current: number };

/** The rounds seated so far, by number. */
export const RoundSwitch = ({ view, current }: RoundSwitchProps) => {
  const { t } = useTranslation();
  if (view.rounds.length < 2) return null;
  return (
    <nav className={classes.rounds} aria-label={t('table:round.switch')}>
      {view.rounds.map(({ round: { id, number } }) => (
        <Link
          key={id}
          to="/sessions/$sessionId/rounds/$round"
          params={{ sessionId: view.session.id, round: String(number) }}
          className={classes.round}
          aria-current={number === current ? 'page' : undefined}
          aria-label={t('table:round.name', { round: number })}
        >
          {number}
        </Link>
      ))}
    </nav>
  );
};
