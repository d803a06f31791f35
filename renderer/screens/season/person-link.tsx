import { Link } from '@tanstack/react-router';
import classes from './season.module.css';

type PersonLinkProps = {
  readonly person: { readonly playerId: string; readonly name: string };
  readonly seasonId: string;
};

/** A name that leads to the sessions and tables of that season which the person's figures come from. */
export const PersonLink = ({ person: { playerId, name }, seasonId }: PersonLinkProps) => (
  <Link
    to="/players/$playerId"
    params={{ playerId }}
    search={{ season: seasonId }}
    className={classes.person}
    title={name}
  >
    {name}
  </Link>
);
