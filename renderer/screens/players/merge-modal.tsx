import { Button, Group, Modal, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MergePreview } from '../../../shared/contract/season-views.ts';
import type { Player } from '../../../shared/records/records.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { useCommand } from '../../components/run-command.ts';
import { storeErrors } from '../../components/store-errors.ts';
import { useLive } from '../../host/use-live.ts';
import { MergeCards } from './merge-cards.tsx';
import { MergeEffects } from './merge-effects.tsx';

/** Two cards that may be those of one person. */
export type MergePair = { readonly one: Player; readonly other: Player };

type MergeModalProps = { readonly pair: MergePair; readonly onClose: () => void };

/** Two cards side by side, which of them stays, and what becoming one would change. */
export const MergeModal = ({ pair: { one, other }, onClose }: MergeModalProps) => {
  const { t } = useTranslation();
  const { run, running, errors: refused } = useCommand({ refusals: 'list' });
  const [keepId, setKeepId] = useState(() => (isRicher(other, one) ? other.id : one.id));
  const [keep, remove] = keepId === one.id ? [one, other] : [other, one];
  const ids = { keep: keep.id, remove: remove.id };
  const { data: preview, error } = useLive((store) => store.players.mergePreview(ids), [keep.id, remove.id]);
  const names = { name: keep.displayName, removed: remove.displayName };
  const merge = async (): Promise<void> => {
    const merged = await run((store) => store.players.merge(ids), { done: t('players:merge.done', names) });
    if (merged !== undefined) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={860}
      title={t('players:merge.title')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Stack gap="md">
        {refused.length > 0 ? <ErrorList title={t('players:merge.refused')} errors={refused} /> : null}
        {error === undefined ? null : <ErrorList title={t('players:merge.refused')} errors={storeErrors(error)} />}
        <MergeCards cards={[one, other]} keepId={keep.id} onKeep={setKeepId} preview={preview} />
        {preview === undefined ? <Skeleton height={120} /> : <Effects preview={preview} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            loading={running}
            disabled={preview === undefined || preview.errors.length > 0}
            onClick={() => void merge()}
          >
            {t('players:merge.do', names)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};

const Effects = ({ preview }: { readonly preview: MergePreview }) => {
  const { t } = useTranslation();
  return preview.errors.length > 0 ? (
    <ErrorList title={t('players:merge.twoPeople')} errors={preview.errors} />
  ) : (
    <MergeEffects preview={preview} />
  );
};

/** The card that the club made with care stays unless one says otherwise: with its own id, then a member's. */
const isRicher = (left: Player, right: Player): boolean => worth(left) > worth(right);
const worth = ({ outsideId, status }: Player): number => (outsideId === '' ? 0 : 2) + (status === 'member' ? 1 : 0);
