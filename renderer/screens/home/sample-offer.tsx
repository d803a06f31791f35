import { Button } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../components/run-command.ts';
import { OfferCard } from './offer-card.tsx';

/** For who would rather see first: a club with an evening half played, added by one click and taken away by another. */
export const SampleOffer = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, running } = useCommand();
  const look = async (): Promise<void> => {
    const made = await run((store) =>
      store.sample.add({ name: t('sessions:sample.name'), date: dayjs().format('YYYY-MM-DD') }),
    );
    if (made !== undefined) await navigate({ to: '/sessions/$sessionId/standings', params: { sessionId: made.id } });
  };
  return (
    <OfferCard title={t('sessions:sample.title')} hint={t('sessions:sample.hint')}>
      <Button
        variant="default"
        leftSection={<IconFlask size={18} aria-hidden />}
        loading={running}
        onClick={() => void look()}
      >
        {t('sessions:sample.look')}
      </Button>
    </OfferCard>
  );
};
