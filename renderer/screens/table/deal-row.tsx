import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealView } from '../../../shared/contract/views.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { ByChair, Chair } from '../../../shared/table/chair.ts';
import type { Wind } from '../../../shared/tiles/tile.ts';
import { resultWords } from '../../components/deal-words.ts';
import { formatPoints } from '../../components/format-points.ts';
import { namedChairs } from '../../components/named-chairs.ts';
import { totalsOf } from '../../components/read-sheet.ts';
import { SHORTCUTS } from '../../components/shortcuts/shortcut-list.ts';
import { TwoWorthsMarks } from '../../components/two-worths-mark.tsx';
import { unitName } from '../../components/unit-text.ts';
import classes from './deal-list.module.css';
import type { Unsaved } from './unsaved.ts';

type DealRowProps = {
  readonly deal: DealView;
  readonly names: ByChair<string>;
  readonly ruleset: Ruleset;
  readonly words: RowWords;
  readonly tabStop: boolean;
  readonly expanded: boolean;
  readonly amending: boolean;
  readonly editable: boolean;
  readonly unsaved: Unsaved;
  /** Undefined unless it is open. */
  readonly explanation: ReactNode;
};

/** What every row says in the same words. */
export type RowWords = {
  readonly winds: Readonly<Record<Wind, { readonly letter: string; readonly name: string }>>;
  /** What a hand is counted in. */
  readonly unit: string;
  readonly balance: string;
};

/** Looked up once for the whole list: a row is drawn after each Enter. */
export const useRowWords = (ruleset: Ruleset): RowWords => {
  const { t } = useTranslation();
  return useMemo(() => {
    const words = (wind: Wind) => ({ letter: t(`windLetter.${wind}`), name: t(`wind.${wind}`) });
    return {
      winds: { E: words('E'), S: words('S'), W: words('W'), N: words('N') },
      unit: unitName(t, ruleset),
      balance: t('table:entry.column.balance'),
    };
  }, [t, ruleset]);
};

/** Id of the button that opens a deal, for the cursor. */
export const buttonId = (dealId: string): string => `deal-${dealId}`;

const ACTIONS = ['open', 'amend', 'insert', 'remove'] as const;

/** What the button of a row that was clicked, or whatever stands in it, does with its deal. */
export const actionOf = (target: EventTarget): (typeof ACTIONS)[number] | undefined => {
  const button = target instanceof Element ? target.closest('button[data-action]') : null;
  return ACTIONS.find((action) => action === button?.getAttribute('data-action'));
};

/**
 * One deal: who dealt, how it ended, what each person scored, won or lost, and stands at. Its number opens the explanation.
 * The list hears its keys and clicks. Memoized, with its parts: each deal entered brings the whole table anew, where one row is new
 * and the one below it is no longer the Tab stop.
 */
export const DealRow = memo((props: DealRowProps) => {
  const { deal, names, ruleset, words, tabStop, expanded, amending, unsaved, explanation } = props;
  const { t } = useTranslation();
  const saving = useSyncExternalStore(unsaved.watch, () => unsaved.has(deal.deal.id));
  const Chevron = expanded ? IconChevronDown : IconChevronRight;
  return (
    <>
      <tr data-deal={deal.number} data-amending={amending} aria-busy={saving}>
        <th scope="row">
          <UnstyledButton
            id={buttonId(deal.deal.id)}
            className={classes.number}
            tabIndex={tabStop ? 0 : -1}
            aria-expanded={expanded}
            aria-label={t('table:deals.open', { deal: deal.number })}
            data-action="open"
          >
            <Chevron size={16} aria-hidden />
            {deal.number}
          </UnstyledButton>
        </th>
        <td className={classes.quiet}>
          {t(deal.extra === 0 ? 'table:deals.wind' : 'table:deals.windExtra', {
            wind: words.winds[deal.prevailingWind].name,
            extra: deal.extra,
          })}
        </td>
        <td>
          <Result deal={deal} names={names} ruleset={ruleset} />
        </td>
        {namedChairs(names).map((chair) => (
          <Figures key={chair} deal={deal} chair={chair} ruleset={ruleset} words={words} />
        ))}
        <td>{props.editable ? <Actions deal={deal} tabStop={tabStop} /> : null}</td>
      </tr>
      {explanation === undefined ? null : (
        <tr>
          <td colSpan={4 + namedChairs(names).length} className={classes.explanation}>
            {explanation}
          </td>
        </tr>
      )}
    </>
  );
});

const Result = memo(({ deal, names, ruleset }: Pick<DealRowProps, 'deal' | 'names' | 'ruleset'>) => {
  const { t } = useTranslation();
  const broken = deal.deal.scored.outcome === null;
  const unpaid = !broken && deal.deal.scored.outcome?.net === null;
  const [who, ...rest] = resultWords(t, {
    facts: deal.deal.facts,
    score: deal.deal.scored,
    names,
    ruleset: ruleset.id,
  });
  return (
    <>
      <span className={classes.who} title={who}>
        {who}
      </span>
      {rest.map((text) => (
        <span key={text} className={classes.how} title={text}>
          {text}
        </span>
      ))}
      <TwoWorthsMarks deal={deal.deal} names={names} />
      {broken || unpaid || deal.differs ? (
        <span className={classes.problem}>
          <IconAlertTriangle size={16} aria-hidden />
          {t(broken ? 'table:deals.broken' : unpaid ? 'table:deals.unpaid' : 'table:deals.differs')}
        </span>
      ) : null}
    </>
  );
});

type FiguresProps = Pick<DealRowProps, 'deal' | 'ruleset' | 'words'> & { readonly chair: Chair };

const Figures = memo(({ deal, chair, ruleset, words }: FiguresProps) => {
  // Where only the winner is paid, the result says what the hand was worth.
  const total = ruleset.payment === 'winner-takes' ? undefined : totalsOf(deal.deal.scored)[chair];
  const won = deal.deal.facts.winner === chair;
  const wind = words.winds[deal.winds[chair]];
  return (
    <td className={classes.figures}>
      <abbr className={classes.wind} data-dealer={deal.dealer === chair} title={wind.name}>
        {wind.letter}
      </abbr>{' '}
      {total === undefined ? null : (
        <span className={`${classes.total} ${won ? classes.winner : ''}`} title={words.unit}>
          {formatPoints(total * 2)}
        </span>
      )}{' '}
      <span className={classes.net}>{formatPoints(deal.net[chair], true)}</span>
      <span className={classes.balance} title={words.balance}>
        {formatPoints(deal.balances[chair], true)}
      </span>
    </td>
  );
});

/** One path each: an icon of several would be a tenth of what a row costs to lay out and paint. */
const DRAWINGS = {
  amend: 'M4 20h4L18.5 9.5a2.83 2.83 0 0 0-4-4L4 16zM13 7l4 4',
  insert: 'M4 5h16v5H4zM12 13v7M8.5 16.5h7',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
} as const;

const Actions = ({ deal, tabStop }: Pick<DealRowProps, 'deal' | 'tabStop'>) => {
  const { t } = useTranslation();
  const facts = { deal: deal.number };
  const actions = [
    {
      label: t('table:deals.amend', facts),
      key: SHORTCUTS.amendDeal.keys[0],
      action: 'amend',
    },
    {
      label: t('table:deals.insert', facts),
      key: SHORTCUTS.insertDeal.keys[0],
      action: 'insert',
    },
    {
      label: t('table:deals.remove', facts),
      key: SHORTCUTS.removeDeal.keys[0],
      action: 'remove',
    },
  ] as const;
  return (
    <div className={classes.actions}>
      {actions.map(({ label, key, action }) => (
        // Plain: three in each row, and the newest row is drawn after each Enter.
        <button
          key={action}
          type="button"
          className={`mantine-focus-auto ${classes.action}`}
          tabIndex={tabStop ? 0 : -1}
          title={`${label} (${key})`}
          aria-label={label}
          aria-keyshortcuts={key}
          data-action={action}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d={DRAWINGS[action]} />
          </svg>
        </button>
      ))}
    </div>
  );
};
