import { Button } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/links.tsx';
import { useCommand } from '../../components/run-command.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { useLive } from '../../host/use-live.ts';

/** Keeps the standings as they are now under the next number; beside it the way to what was published. */
export const PublishButton = ({ sessionId }: { readonly sessionId: string }) => {
  const { t } = useTranslation();
  const { run, running } = useCommand();
  const { data: published } = useLive((store) => store.publications.list({ sessionId }), [sessionId]);
  const [newest] = published ?? [];
  const publish = () =>
    void run((store) => store.publications.publish({ id: crypto.randomUUID(), sessionId }), {
      done: t('standings:publishedAs', { number: (newest?.number ?? 0) + 1 }),
    });
  useShortcut('publish', publish);
  return (
    <>
      {newest === undefined ? null : (
        <LinkButton
          variant="subtle"
          to="/sessions/$sessionId/published/$publicationId"
          params={{ sessionId, publicationId: 'newest' }}
        >
          {newest.differing === 0
            ? t('standings:publishedLink', { number: newest.number })
            : t('standings:publishedDiffers', { number: newest.number, count: newest.differing })}
        </LinkButton>
      )}
      <Button
        variant="default"
        loading={running}
        leftSection={<IconSpeakerphone size={18} aria-hidden />}
        rightSection={<Shortcut of="publish" />}
        aria-keyshortcuts={ariaKeys('publish')}
        onClick={publish}
      >
        {t('standings:publish')}
      </Button>
    </>
  );
};
