import { Button, Stack } from '@mantine/core';
import { IconEraser, IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/links.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import { ComparePanel } from './compare-panel.tsx';
import { EndingCard } from './ending-card.tsx';
import { HandsCard } from './hands-card.tsx';
import { PatternFinder } from './pattern-finder.tsx';
import { ResultPanel } from './result-panel.tsx';
import { RulesBar } from './rules-bar.tsx';
import classes from './scorer.module.css';
import { EMPTY_HAND } from './scorer-state.ts';
import { useScorer } from './use-scorer.ts';

/** Any hand under any rules, without a session: what it is worth, why, and who pays. Nothing is stored. */
export const ScorerScreen = () => {
  const { t } = useTranslation();
  const scorer = useScorer();
  const { state, set } = scorer;
  const hands = useRef<HTMLDivElement>(null);
  const startAnew = () => {
    set({ ...EMPTY_HAND, prevailingWind: state.prevailingWind });
    hands.current?.querySelector('input')?.focus();
  };
  useShortcut('newHand', startAnew);
  return (
    <>
      <PageHeader title={t('scorer:title')} subtitle={t('scorer:subtitle')}>
        <LinkButton
          to="/print/rules"
          search={{ ruleset: state.ruleset, preset: state.preset, changes: JSON.stringify(state.changes) }}
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
        >
          {t('scorer:card.open')}
        </LinkButton>
        <Button
          variant="default"
          leftSection={<IconEraser size={18} aria-hidden />}
          rightSection={<Shortcut of="newHand" />}
          aria-keyshortcuts={ariaKeys('newHand')}
          onClick={startAnew}
        >
          {t('scorer:newHand')}
        </Button>
      </PageHeader>
      <Stack gap="md">
        <RulesBar scorer={scorer} />
        <div className={classes.desk}>
          <Stack gap="md" ref={hands} className={classes.entry}>
            <HandsCard scorer={scorer} />
            <EndingCard scorer={scorer} />
          </Stack>
          <div className={classes.result}>
            <ResultPanel scorer={scorer} />
          </div>
        </div>
        <ComparePanel scorer={scorer} />
        <PatternFinder scorer={scorer} />
      </Stack>
    </>
  );
};
