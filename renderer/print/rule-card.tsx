import { useTranslation } from 'react-i18next';
import type { OptionGroup } from '../../shared/scoring/options.ts';
import { WINDS } from '../../shared/tiles/tile.ts';
import { clauseText, documentText } from '../components/clause-text.ts';
import { formatPoints } from '../components/format-points.ts';
import { paymentWords } from '../components/payments-view.tsx';
import { seatFacts, seatNames, seatScore } from '../components/seat-score.ts';
import { worthWords } from '../components/unit-text.ts';
import { useOptionText } from '../components/use-option-text.ts';
import classes from './rule-card.module.css';
import type { CardRules } from './rule-card-address.ts';
import { type WorkedPayment, workedPayments } from './worked-payments.ts';

type CardProps = { readonly card: CardRules };

/** What a table asks about most; the rest of the options is named only where it differs from the preset. */
const BASIC_GROUPS: readonly OptionGroup[] = ['limit', 'winning', 'settlement', 'liability', 'dealer'];

/** The text of a rule card: basics, changed options, three payments computed by the engine, the documents. */
export const RuleCard = ({ card }: CardProps) => {
  const { t } = useTranslation();
  const worked = workedPayments(card.ruleset, card.options);
  return (
    <>
      <Basics card={card} />
      <Changes card={card} />
      <h2 className={classes.heading}>{t('scorer:card.worked')}</h2>
      {worked === undefined ? (
        <p>{t('scorer:card.broken')}</p>
      ) : (
        <div className={classes.worked}>
          {worked.map((payment) => (
            <Worked key={payment.id} card={card} worked={payment} />
          ))}
        </div>
      )}
      <p className={classes.sources}>
        {t('scorer:card.sources')} {card.ruleset.sources.map((source) => documentText(t, source)).join(' · ')}
      </p>
    </>
  );
};

const Basics = ({ card: { ruleset, options } }: CardProps) => {
  const { t } = useTranslation();
  const text = useOptionText(ruleset.id);
  const fields = ruleset.optionFields.filter(({ group }) => BASIC_GROUPS.includes(group));
  return (
    <>
      <h2 className={classes.heading}>{t('scorer:card.basics')}</h2>
      <dl className={classes.basics}>
        {fields.map((field) => (
          <div key={field.key}>
            <dt>{text.label(field)}</dt>
            <dd>{text.value(field, options[field.key] ?? field.default)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

const Changes = ({ card: { ruleset, preset, options, changed } }: CardProps) => {
  const { t } = useTranslation();
  const text = useOptionText(ruleset.id);
  const name = t(`rules:${ruleset.id}.presets.${preset.id}.name`);
  if (changed.length === 0) return <p className={classes.unchanged}>{t('scorer:card.unchanged', { preset: name })}</p>;
  return (
    <>
      <h2 className={classes.heading}>{t('scorer:card.changed', { preset: name })}</h2>
      <table className={classes.changes} aria-label={t('scorer:card.changed', { preset: name })}>
        <thead>
          <tr>
            <th scope="col">{t('scorer:card.option')}</th>
            <th scope="col">{t('scorer:card.here')}</th>
            <th scope="col">{t('scorer:card.preset')}</th>
            <th scope="col">{t('scorer:card.clause')}</th>
          </tr>
        </thead>
        <tbody>
          {ruleset.optionFields
            .filter(({ key }) => changed.includes(key))
            .map((field) => (
              <tr key={field.key}>
                <th scope="row">{text.label(field)}</th>
                <td>{text.value(field, options[field.key] ?? field.default)}</td>
                <td>{text.value(field, preset.options[field.key] ?? field.default)}</td>
                <td>{clauseText(t, field.source)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
};

type WorkedProps = CardProps & { readonly worked: WorkedPayment };

const Worked = ({ card, worked: { id, facts, context, scored } }: WorkedProps) => {
  const { t } = useTranslation();
  const { ruleset, options } = card;
  const names = seatNames((wind) => t(`wind.${wind}`));
  const score = seatScore(scored, context, ruleset.version);
  const why = paymentWords(t, { score, facts: seatFacts(facts), names, rules: { ruleset, options } });
  const { net, sheets } = scored;
  const worths = WINDS.flatMap((wind) => {
    const total = sheets[wind]?.total;
    if (total === undefined) return [];
    return [t('scorer:card.worth', { seat: t(`wind.${wind}`), worth: worthWords(t, ruleset, total) })];
  });
  return (
    <section className={classes.case} aria-label={t(`scorer:card.case.${id}`)}>
      <h3>{t(`scorer:card.case.${id}`)}</h3>
      <p>{worths.join(' · ')}</p>
      <ul>
        {(score.outcome?.payments ?? []).map((payment) => {
          const { from, to, amount, reason, for: borne } = payment;
          return (
            <li key={`${from}-${to}-${reason}-${borne ?? ''}`}>
              <strong>
                {t('scorer:text.pays', { from: names[from], to: names[to], amount: formatPoints(amount) })}
              </strong>{' '}
              <span className={classes.why}>{why(payment)}</span>
            </li>
          );
        })}
      </ul>
      {net === null ? null : (
        <p className={classes.net}>
          {t('labelled', {
            label: t('scorer:card.net'),
            value: WINDS.map((wind) => `${t(`wind.${wind}`)} ${formatPoints(net[wind], true)}`).join(' · '),
          })}
        </p>
      )}
    </section>
  );
};
