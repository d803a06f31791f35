import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { DealView, NextDeal, TableView } from '../../../shared/contract/views.ts';
import type { Ruleset } from '../../../shared/scoring/ruleset.ts';
import type { Chair } from '../../../shared/table/chair.ts';
import type { ChairFacts } from '../../../shared/table/deal.ts';
import {
  type Draft,
  type DraftAction,
  EMPTY_DRAFT,
  reduceDraft,
  type Source,
} from '../../components/deal-entry/draft.ts';
import { openField } from '../../components/deal-entry/entry-line.ts';
import { fieldOrder, firstField } from '../../components/deal-entry/field-order.ts';
import { loadDraft } from '../../components/deal-entry/load-draft.ts';
import { nextStep } from '../../components/deal-entry/next-step.ts';
import { type Preview, previewDeal, type Question, type TableRules } from '../../components/deal-entry/preview-deal.ts';
import type { DraftReading, EntryError, FieldPlace } from '../../components/deal-entry/read-draft.ts';
import { readForm } from '../../components/deal-entry/read-form.ts';
import { useShownTyping } from '../../components/deal-entry/shown-typing.ts';
import { NEW_DEAL, type Target } from './target.ts';
import type { SentDeals } from './use-sent-deals.ts';

/** Where the cursor shall go next; a new object each time, so that the same place can be asked for twice. */
export type Focus = {
  readonly at: Chair | FieldPlace | 'winning-tile' | 'record';
  /** The next key goes behind what stands in the field. Otherwise it is selected. */
  readonly behind?: true;
};

/** What the panel in the place of the buttons can ask: what keeps the deal from being recorded, or a part that was called up. */
export type Asked = Question | 'on-the-spot' | 'liable';

export type EntryInput = {
  readonly view: TableView;
  readonly rules: TableRules;
  readonly target: Target;
  readonly place: NextDeal;
  readonly deal: DealView | undefined;
  /** The new deal as it was typed so far, kept while a correction has the form or another screen is looked at. */
  readonly kept: RefObject<Draft | undefined>;
  readonly send: SentDeals['send'];
  /** What the form shall do next: a new deal, or once more what was refused. */
  readonly onTarget: (next: Target) => void;
};

/** Always the same, so that a key that changes nothing here draws nothing. */
const NOTHING_REFUSED: readonly EntryError[] = [];

export type Entry = {
  readonly draft: Draft;
  readonly reading: DraftReading;
  readonly preview: Preview;
  readonly dispatch: (action: DraftAction) => void;
  /** The question on screen. */
  readonly question: Asked | undefined;
  readonly ask: (question: Asked) => void;
  /** Answers the question on screen; a win goes on to be recorded, a false win waits for a look at its payments. */
  readonly answer: (given: Source) => void;
  /** Leaves the question, a washout or a false win: back in the fields. */
  readonly backToFields: () => void;
  /** What the last try was refused for. */
  readonly refused: readonly EntryError[];
  readonly focus: Focus | undefined;
  readonly goTo: (at: Focus['at']) => void;
  /** Opens a seat's hand and goes there. */
  readonly openHand: (chair: Chair) => void;
  /** Lets the other one stand of the tiles and the value in the open hand. */
  readonly switchStanding: () => void;
  /** Records the deal, or leads to what keeps it from being recorded. */
  readonly submit: (next?: Draft) => void;
};

/** The state of the entry form: text, what it means under the rules, and what Enter does with it. */
export const useEntry = ({ view, rules, target, place, deal, kept, send, onTarget }: EntryInput): Entry => {
  const { ruleset } = rules;
  const [own, dispatch] = useReducer(reduceDraft, undefined, () => startOf(target, deal, kept.current, ruleset));
  const shown = useShownTyping(view.summary.table.id);
  const draft = target.kind === 'new' && shown !== undefined ? shown : own;
  const [question, setQuestion] = useState<Asked>();
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const [focus, setFocus] = useState<Focus>({ at: firstField(ruleset, place.dealer) });
  // What the form was filled from, not what the view shows by now: a correction made elsewhere meanwhile is not overwritten unseen.
  const loaded = useRef(target.start?.revision ?? deal?.deal.revision ?? 0);

  const reading = useMemo(() => readForm(draft, ruleset), [draft, ruleset]);
  const preview = useMemo(() => previewDeal(draft, reading, rules, place), [draft, reading, rules, place]);
  const keep = (typed: Draft | undefined): void => {
    if (target.kind === 'new') kept.current = typed;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed is to be kept, not who asks.
  useEffect(() => keep(draft), [draft]);

  const submit = (next: Draft = draft): void => {
    const read = readForm(next, ruleset);
    const step = nextStep(previewDeal(next, read, rules, place), next, ruleset);
    setRefused(step.kind === 'refuse' ? step.errors : NOTHING_REFUSED);
    setQuestion(step.kind === 'ask' ? step.question : undefined);
    if (step.kind === 'refuse' && step.hand !== undefined) dispatch({ type: 'open-hand', chair: step.hand });
    if (step.kind === 'refuse' && step.at !== undefined) setFocus({ at: step.at });
    if (step.kind === 'ask' && step.question === 'winning-tile') setFocus({ at: 'winning-tile' });
    if (step.kind === 'record') record(read.facts, next);
  };

  const record = (facts: ChairFacts, typed: Draft): void => {
    const { kind, dealId } = { dealId: undefined, ...target };
    const reason = kind === 'amend' && typed.reason.trim() !== '' ? typed.reason.trim() : null;
    // On its way to the disk it is not kept: whoever leaves now would find it in the form again and enter it twice.
    keep(undefined);
    send({
      deal:
        kind === 'amend'
          ? { id: dealId, revision: loaded.current + 1, facts, target }
          : { id: crypto.randomUUID(), revision: 1, facts, target },
      reason,
      draw: ({ summary }) => {
        dispatch({ type: 'load', draft: EMPTY_DRAFT });
        setFocus({ at: firstField(ruleset, summary.next.dealer) });
        onTarget(NEW_DEAL);
      },
      onRefused: () => {
        keep(typed);
        onTarget({ ...target, start: { draft: typed, revision: loaded.current } });
      },
    });
  };

  const answer = (given: Source): void => {
    const action = answerTo(question, given);
    setQuestion(undefined);
    dispatch(action);
    if (action.type === 'offender') setFocus({ at: 'record' });
    else submit(reduceDraft(draft, action));
  };

  const openHand = (chair: Chair): void => {
    dispatch({ type: 'open-hand', chair });
    setFocus({ at: 'tiles', behind: true });
  };

  const switchStanding = (): void => {
    const chair = draft.openHand;
    const stands = chair === undefined ? undefined : reading.facts.stands?.[chair];
    if (chair === undefined || stands === undefined) return;
    setRefused(NOTHING_REFUSED);
    dispatch({ type: 'stands', chair, source: stands === 'tiles' ? 'value' : 'tiles' });
  };

  const backToFields = (): void => {
    setQuestion(undefined);
    if (question === 'on-the-spot' || question === 'liable') {
      setFocus({ at: openPlace(draft) });
      return;
    }
    const order = fieldOrder(place);
    const fields = (draft.result === 'win' ? order.at(-1) : order[0]) ?? place.dealer;
    setFocus({ at: ruleset.payment === 'winner-takes' ? 'winner' : fields });
    dispatch({ type: 'result', result: 'win' });
  };

  return {
    draft,
    reading,
    preview,
    dispatch: useCallback((action) => {
      setRefused(NOTHING_REFUSED);
      dispatch(action);
    }, []),
    question,
    ask: setQuestion,
    answer,
    backToFields,
    refused,
    focus,
    goTo: useCallback((at) => setFocus({ at }), []),
    openHand,
    switchStanding,
    submit,
  };
};

/** Where the cursor goes after a part that was called up: it stands beside a win, a washout and a false win. */
export const openPlace = (draft: Draft): Focus['at'] => (draft.result === 'win' ? openField(draft) : 'record');

const answerTo = (question: Asked | undefined, given: Source): DraftAction => {
  if (given === 'self' || question === 'source') return { type: 'source', source: given };
  return { type: question === 'offender' ? 'offender' : 'winner', chair: given };
};

const startOf = (target: Target, deal: DealView | undefined, kept: Draft | undefined, ruleset: Ruleset): Draft => {
  if (target.start !== undefined) return target.start.draft;
  if (target.kind === 'amend' && deal !== undefined) return loadDraft(deal.deal.facts, ruleset);
  return target.kind === 'new' && kept !== undefined ? kept : EMPTY_DRAFT;
};
