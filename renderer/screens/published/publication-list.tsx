import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PublicationSummary } from '../../../shared/contract/views.ts';
import { formatMoment } from '../../components/format-moment.ts';
import classes from './published.module.css';

type PublicationListProps = {
  readonly list: readonly PublicationSummary[];
  readonly sessionId: string;
  readonly shown: string;
};

/** Newest first, each with how many of its rows are different now. */
export const PublicationList = ({ list, sessionId, shown }: PublicationListProps) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('published:list')} className={classes.list}>
      {list.map(({ id, number, at, roundsSeated, differing }) => (
        <Link
          key={id}
          to="/sessions/$sessionId/published/$publicationId"
          params={{ sessionId, publicationId: id }}
          className={classes.item}
          aria-current={id === shown ? 'page' : undefined}
        >
          <Text fw={600}>{t('published:number', { number })}</Text>
          <Text size="sm">{t('published:when', { at: formatMoment(at), round: roundsSeated })}</Text>
          <Text size="sm">
            {differing === 0 ? t('published:asNow') : t('published:differing', { count: differing })}
          </Text>
        </Link>
      ))}
    </nav>
  );
};
