import { useTranslation } from 'react-i18next';

type DisputedNoticeProps = {
  /** Tables whose result is disputed. */
  readonly count: number;
  /** Said of standings that were published then, rather than of those now. */
  readonly published?: boolean;
  readonly className?: string | undefined;
};

/** Standings are provisional while a table is disputed: said wherever they are shown, on paper too. */
export const DisputedNotice = ({ count, published = false, className }: DisputedNoticeProps) => {
  const { t } = useTranslation();
  if (count === 0) return null;
  return <p className={className}>{t(published ? 'room:dispute.published' : 'room:dispute.standings', { count })}</p>;
};
