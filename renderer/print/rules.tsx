import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLive } from '../host/use-live.ts';
import { PrintPage } from './print-page.tsx';
import { RuleCard } from './rule-card.tsx';
import { readCardAddress } from './rule-card-address.ts';

/** One page for the wall: what is played, what was changed, and what three wins pay. */
export const RuleCardPage = () => {
  const { t } = useTranslation();
  const card = readCardAddress(useSearch({ strict: false }));
  const { data: status } = useLive((store) => store.store.status());
  const { id } = card.ruleset;
  const facts = {
    ruleset: id,
    system: t(`rules:${id}.name`),
    preset: t(`rules:${id}.presets.${card.preset.id}.name`),
  };
  return (
    <PrintPage
      title={t('scorer:card.title', facts)}
      subtitle={`${facts.preset} · ${t(`rules:${id}.help`)}`}
      about={t('scorer:card.about', facts)}
      version={status?.seq ?? null}
      orientation="portrait"
      pdfName={t('scorer:card.file', facts)}
    >
      <RuleCard card={card} />
    </PrintPage>
  );
};
