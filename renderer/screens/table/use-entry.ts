import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
import { nextForm } from './next-form.ts';
import type { Target } from './target.ts';
import { typedAhead } from './typed-ahead.ts';
import { useSendDeal } from './use-send-deal.ts';

/** Where the cursor shall go next; a new object each time, so that the same place can be asked for twice. */
export type Focus = {
  readonly at: Chair | FieldPlace | 'winning-tile' | 'record';
  /** The field holds keys typed ahead: the next key goes behind them. Otherwise what stands there is selected. */
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
  /** What was typed before the form was taken away for a correction. */
  readonly initial: Draft | undefined;
  readonly onRecorded: (dealId: string) => void;
};

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
  readonly busy: boolean;
  readonly focus: Focus | undefined;
  readonly goTo: (at: Focus['at']) => void;
  /** Opens a seat's hand and goes there. */
  readonly openHand: (chair: Chair) => void;
  /** Lets the other one stand of the tiles and the value in the open hand. */
  readonly switchStanding: () => void;
  /** Records the deal, or leads to what keeps it from being recorded. */
  readonly submit: (next?: Draft) => Promise<void>;
  /** Takes a key while busy; true when it was kept for later. */
  readonly typeAhead: (key: string) => boolean;
};

/** The state of the entry form: text, what it means under the rules, and what Enter does with it. */
export const useEntry = ({ view, rules, target, place, deal, initial, onRecorded }: EntryInput): Entry => {
  const { ruleset } = rules;
  const [own, dispatch] = useReducer(reduceDraft, undefined, () => startOf(target, deal, initial, ruleset));
  const shown = useShownTyping(view.summary.table.id);
  const draft = target.kind === 'new' && shown !== undefined ? shown : own;
  const [question, setQuestion] = useState<Asked>();
  const [refused, setRefused] = useState<readonly EntryError[]>([]);
  const [busy, setBusy] = useState(false);
  const [focus, setFocus] = useState<Focus>({ at: firstField(ruleset, place.dealer) });
  const ahead = useRef(typedAhead());
  const send = useSendDeal({ view, target, deal });
  // A recorded deal moves the dealer on while this function still waits for it.
  const newest = useRef(place);
  newest.current = place;
  const running = useRef(false);

  const reading = useMemo(() => readForm(draft, ruleset), [draft, ruleset]);
  const preview = useMemo(() => previewDeal(draft, reading, rules, place), [draft, reading, rules, place]);

  const submit = async (next: Draft = draft): Promise<void> => {
    if (running.current) return;
    const read = readForm(next, ruleset);
    // The newest place, not the one of this render: a deal typed ahead belongs to the dealer after the one before it.
    const step = nextStep(previewDeal(next, read, rules, newest.current), next, ruleset);
    setRefused(step.kind === 'refuse' ? step.errors : []);
    setQuestion(step.kind === 'ask' ? step.question : undefined);
    if (step.kind === 'refuse' && step.hand !== undefined) dispatch({ type: 'open-hand', chair: step.hand });
    if (step.kind === 'refuse' && step.at !== undefined) setFocus({ at: step.at });
    if (step.kind === 'ask' && step.question === 'winning-tile') setFocus({ at: 'winning-tile' });
    if (step.kind === 'record') await record(read.facts);
  };

  const record = async (facts: ChairFacts): Promise<void> => {
    running.current = true;
    setBusy(true);
    const id = await send(facts, draft.reason);
    if (id !== undefined) return startAgain(id);
    ahead.current.drain();
    running.current = false;
    setBusy(false);
  };

  /** The next deal's form, with whatever was typed meanwhile; a whole deal typed meanwhile is recorded too. */
  const startAgain = async (id: string): Promise<void> => {
    const next = nextForm(newest.current, ahead.current.drain(), ruleset);
    // At once: a key that came between the old form and the new cursor would land in the deal before.
    flushSync(() => {
      dispatch({ type: 'load', draft: next.draft });
      setFocus({ at: next.at, behind: true });
      setBusy(false);
      onRecorded(id);
    });
    running.current = false;
    if (target.kind !== 'new' || next.beyond === undefined) return;
    for (const key of next.beyond) ahead.current.take(key);
    await submit(next.draft);
    // What followed a deal that was refused has no deal to belong to.
    ahead.current.drain();
  };

  const answer = (given: Source): void => {
    const action = answerTo(question, given);
    setQuestion(undefined);
    dispatch(action);
    if (action.type === 'offender') setFocus({ at: 'record' });
    else void submit(reduceDraft(draft, action));
  };

  const openHand = (chair: Chair): void => {
    dispatch({ type: 'open-hand', chair });
    setFocus({ at: 'tiles', behind: true });
  };

  const switchStanding = (): void => {
    const chair = draft.openHand;
    const stands = chair === undefined ? undefined : reading.facts.stands?.[chair];
    if (chair === undefined || stands === undefined) return;
    setRefused([]);
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
      setRefused([]);
      dispatch(action);
    }, []),
    question,
    ask: setQuestion,
    answer,
    backToFields,
    refused,
    busy,
    focus,
    goTo: useCallback((at) => setFocus({ at }), []),
    openHand,
    switchStanding,
    submit,
    typeAhead: (key) => running.current && ahead.current.take(key),
  };
};

/** Where the cursor goes after a part that was called up: it stands beside a win, a washout and a false win. */
export const openPlace = (draft: Draft): Focus['at'] => (draft.result === 'win' ? openField(draft) : 'record');

const answerTo = (question: Asked | undefined, given: Source): DraftAction => {
  if (given === 'self' || question === 'source') return { type: 'source', source: given };
  return { type: question === 'offender' ? 'offender' : 'winner', chair: given };
};

const startOf = (target: Target, deal: DealView | undefined, initial: Draft | undefined, ruleset: Ruleset): Draft => {
  if (target.kind === 'amend' && deal !== undefined) return loadDraft(target.facts ?? deal.deal.facts, ruleset);
  return target.kind === 'new' && initial !== undefined ? initial : EMPTY_DRAFT;
};
