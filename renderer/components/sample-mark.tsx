import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isSamplePlayer } from '../../shared/records/sample-ids.ts';

/** Says beside a name that this person is invented; nothing beside a real one. */
export const SampleMark = ({ playerId }: { readonly playerId: string }) => {
  const { t } = useTranslation();
  return isSamplePlayer(playerId) ? (
    <Badge variant="outline" color="gray">
      {t('sample.mark')}
    </Badge>
  ) : null;
};
