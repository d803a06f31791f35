import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { beginRehearsal } from '../../rehearsal/opened.ts';
import { OfferCard } from './offer-card.tsx';

/** For who would rather be shown: an evening that plays itself on the screens of the app. */
export const RehearsalOffer = () => {
  const { t } = useTranslation();
  useShortcut('watchRehearsal', beginRehearsal);
  return (
    <OfferCard title={t('rehearsal:offer.title')} hint={t('rehearsal:offer.hint')}>
      <Button
        size="md"
        variant="light"
        leftSection={<IconPlayerPlay size={20} aria-hidden />}
        rightSection={<Shortcut of="watchRehearsal" />}
        aria-keyshortcuts={ariaKeys('watchRehearsal')}
        onClick={beginRehearsal}
      >
        {t('rehearsal:watch')}
      </Button>
    </OfferCard>
  );
};
