import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { NextDeal } from '../../../shared/contract/views.ts';
import type { StoredScore } from '../../../shared/records/stored-score.ts';
import type { ScoreSheet } from '../../../shared/scoring/score-sheet.ts';
import { type ByChair, type Chair, windOfChair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import { readingsOfChair } from '../../../shared/table/readings-of-chair.ts';
import { type TwoWorths, twoWorthsOf } from '../../../shared/table/two-worths.ts';
import { fieldOrder } from '../../components/deal-entry/field-order.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { errorText } from '../../components/error-text.ts';
import { namedError } from '../../components/named-error.ts';
import { OtherReadings } from '../../components/other-readings.tsx';
import { isSheet, sheetsOf } from '../../components/read-sheet.ts';
import { ScoreSheetView } from '../../components/score-sheet-view.tsx';
import { TwoWorthsMark } from '../../components/two-worths-mark.tsx';
import { worthWords } from '../../components/unit-text.ts';

type SheetsViewProps = {
  readonly score: StoredScore;
  readonly facts: ChairFacts;
  readonly place: NextDeal;
  readonly names: ByChair<string>;
  readonly rules: TableRules;
};

/**
 * The calculation of every hand that has one; a bare total, or tai below the limit, explains itself. Where tiles lie beside a value
 * their reading is shown too, whichever stands.
 */
export const SheetsView = (props: SheetsViewProps) => {
  const { score, facts } = props;
  const sheets = sheetsOf(score);
  const twoWorths = twoWorthsOf(facts, score);
  return fieldOrder(score.context).map((chair) => {
    const sheet = sheets[chair];
    const worths = twoWorths.find((each) => each.chair === chair);
    const own = sheet === undefined || explainsItself(sheet) ? undefined : sheet;
    return own === undefined && worths === undefined ? null : (
      <HandSheets key={chair} {...props} chair={chair} own={own} worths={worths} />
    );
  });
};

const explainsItself = ({ from, capped, limitHand }: ScoreSheet): boolean =>
  from === 'total' || (from === 'tai' && !capped && limitHand === null);

type HandSheetsProps = SheetsViewProps & {
  readonly chair: Chair;
  /** The sheet of what stands, where it says more than the figure. */
  readonly own: ScoreSheet | undefined;
  readonly worths: TwoWorths | undefined;
};

const HandSheets = ({ score, facts, place, names, rules, chair, own, worths }: HandSheetsProps) => {
  const { t } = useTranslation();
  const { dealer, players } = score.context;
  const { ruleset } = rules;
  const beside = score.beside?.[chair];
  const tiles = worths?.stands === 'value' && isSheet(beside?.sheet) ? beside.sheet : undefined;
  const total = worths === undefined ? own?.total : worths[worths.stands];
  const read = tiles ?? (own?.from === 'tiles' ? own : undefined);
  return (
    <Stack gap={6} component="section" aria-label={t('table:sheet.of', { name: names[chair] })}>
      <Title order={3} size="h4" fz="md">
        {t('table:seat', { wind: t(`wind.${windOfChair(chair, dealer, players)}`), name: names[chair] })}{' '}
        {total === undefined ? '' : worthWords(t, ruleset, total)}
      </Title>
      {worths === undefined ? null : <TwoWorthsMark worths={worths} />}
      {beside?.errors.map((error) => (
        <Text key={error.code} size="sm">
          {errorText(t, namedError(t, error, { names, seating: score.context }))}
        </Text>
      ))}
      {own === undefined ? null : <ScoreSheetView sheet={own} ruleset={ruleset.id} />}
      {tiles === undefined ? null : (
        <>
          <Text size="sm" fw={600}>
            {t('table:hand.worth', { worth: worthWords(t, ruleset, tiles.total) })}
          </Text>
          <ScoreSheetView sheet={tiles} ruleset={ruleset.id} />
        </>
      )}
      {/* Readings are not stored; those of other rules than the ones that counted would explain nothing. */}
      {read === undefined || score.context.rulesetVersion !== ruleset.version ? null : (
        <OtherReadings
          count={read.readings}
          find={() => {
            const found = readingsOfChair({ ...rules, facts, place, chair });
            return found.ok ? found.value : [];
          }}
          ruleset={ruleset}
        />
      )}
    </Stack>
  );
};
