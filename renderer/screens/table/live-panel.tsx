import { Alert, List, Stack, Text, Title } from '@mantine/core';
import { IconPencilQuestion } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NextDeal } from '../../../shared/contract/views.ts';
import type { ByChair } from '../../../shared/table/chair.ts';
import { isUntouched } from '../../components/deal-entry/draft.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { PaymentsView } from '../../components/payments-view.tsx';
import { useAfterFrame } from '../../components/use-after-frame.ts';
import classes from './live-panel.module.css';
import { SheetsView } from './sheets-view.tsx';
import { ShortSheet } from './short-sheet.tsx';
import { TypingHelp } from './typing-help.tsx';
import type { Entry } from './use-entry.ts';

type LivePanelProps = Pick<Entry, 'draft' | 'reading' | 'preview'> & {
  readonly names: ByChair<string>;
  readonly place: NextDeal;
  readonly rules: TableRules;
};

/**
 * What the form comes to while it is typed: what is missing, who pays whom and why, how each hand was counted. Drawn after the form:
 * the next key does not wait for it.
 */
export const LivePanel = ({ draft, reading, preview, names, place, rules }: LivePanelProps) => {
  const now = useMemo(
    () => ({ draft, reading, preview, names, place, rules }),
    [draft, reading, preview, names, place, rules],
  );
  return <Panel {...useAfterFrame(now)} />;
};

const Panel = memo(({ draft, reading, preview, names, place, rules }: LivePanelProps) => {
  const { t } = useTranslation();
  if (isUntouched(draft)) return <TypingHelp payment={rules.ruleset.payment} />;
  const { score, missing, questions } = preview;
  const outcome = score?.outcome ?? undefined;
  const open = [
    ...missing.map((chair) => t('table:live.worthOf', { name: names[chair] })),
    ...questions.map((question) => t(`table:live.question.${question}`)),
    ...(preview.errors.length > 0 ? [t('table:live.marked')] : []),
  ];
  const sheets =
    score === undefined ? null : (
      <SheetsView score={score} facts={reading.facts} place={place} names={names} rules={rules} />
    );
  // Who lays tiles looks at what they come to.
  const laying = draft.openHand !== undefined;
  return (
    <section className={classes.panel} aria-label={t('table:live.title')} data-testid="live">
      <Stack gap="md">
        {open.length === 0 ? null : (
          <Alert
            color="gray"
            variant="light"
            p="sm"
            icon={<IconPencilQuestion aria-hidden />}
            title={t('table:live.open')}
          >
            <List size="sm">
              {open.map((text) => (
                <List.Item key={text}>{text}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        {laying ? sheets : null}
        {score === undefined || outcome?.payments === undefined || outcome.payments === null ? (
          <Text size="sm" c="dimmed">
            {t('table:live.waiting')}
          </Text>
        ) : (
          <div>
            <Title order={3} size="h3" mb={4}>
              {t('table:payments.title')}
            </Title>
            <PaymentsView score={score} facts={reading.facts} names={names} rules={rules} />
          </div>
        )}
        <ShortSheet errors={preview.errors} ruleset={rules.ruleset} />
        {outcome === undefined ? null : (
          <Text size="sm">{t(`table:live.dealer.${outcome.dealer}`, { name: names[place.dealer] })}</Text>
        )}
        {laying ? null : sheets}
      </Stack>
    </section>
  );
});
