import { Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type KeyboardEvent, Suspense, type SyntheticEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealView, TableView } from '../../../shared/contract/views.ts';
import type { SlipInDeal } from '../../../shared/table/slips.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { namedChairs } from '../../components/named-chairs.ts';
import classes from './deal-list.module.css';
import { actionOf, buttonId, DealRow, useRowWords } from './deal-row.tsx';
import { PaperCheck } from './paper-check.tsx';
import type { Target } from './target.ts';
import type { Unsaved } from './unsaved.ts';

// Comes when the first deal is opened: most are never.
const OpenedDeal = lazyRouteComponent(() => import('./opened-deal.tsx'), 'OpenedDeal');

type DealListProps = {
  readonly view: TableView;
  readonly rules: TableRules;
  readonly target: Target;
  readonly editable: boolean;
  readonly unsaved: Unsaved;
  readonly onAmend: (deal: DealView) => void;
  readonly onTry: (slip: SlipInDeal) => void;
  readonly onInsert: (deal: DealView) => void;
  readonly onRemove: (deal: DealView) => void;
  /** Back up to the fields. */
  readonly onUp: () => void;
};

/** Where the cursor goes when it leaves the fields downwards. */
export const focusNewestDeal = ({ deals }: TableView): void => {
  const newest = deals.at(-1);
  if (newest !== undefined) document.getElementById(buttonId(newest.deal.id))?.focus();
};

/** Rows that the browser lays out and paints as one: those of a full block stand as they are while a block above them fills. */
const BLOCK_ROWS = 8;

/** The deals newest on top, in blocks that stay the same when more are entered. */
const blocksOf = (deals: readonly DealView[]): readonly (readonly DealView[])[] =>
  Array.from({ length: Math.ceil(deals.length / BLOCK_ROWS) }, (_, at) =>
    deals.slice(at * BLOCK_ROWS, (at + 1) * BLOCK_ROWS).toReversed(),
  ).toReversed();

/** Every deal of the table, the newest on top, under the fields it was just typed in. One Tab stop; arrows move in it. */
export const DealList = (props: DealListProps) => {
  const { view, rules, target, editable, unsaved, onAmend, onTry, onInsert, onRemove, onUp } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>();
  const words = useRowWords(rules.ruleset);
  const deals = view.deals.toReversed();
  const persons = namedChairs(view.summary.names);
  const current = deals.find(({ deal }) => deal.id === active) ?? deals[0];
  const toggle = ({ deal: { id } }: DealView): void =>
    setOpen((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
  const move = (from: DealView, step: number): void => {
    const next = deals[deals.indexOf(from) + step];
    if (next !== undefined) document.getElementById(buttonId(next.deal.id))?.focus();
    else if (step < 0) onUp();
  };
  const actions = (deal: DealView): ReadonlyMap<string, () => void> =>
    new Map([
      ['ArrowDown', () => move(deal, 1)],
      ['ArrowUp', () => move(deal, -1)],
      ['Escape', onUp],
      ...(editable ? edits(deal) : []),
    ]);
  const edits = (deal: DealView): readonly (readonly [string, () => void])[] => [
    ['e', () => onAmend(deal)],
    ['i', () => onInsert(deal)],
    ['Delete', () => onRemove(deal)],
  ];
  // The table hears for its rows: with nothing of their own to hear, rows that say the same are not drawn again.
  const dealOf = ({ target }: SyntheticEvent): DealView | undefined => {
    const row = target instanceof Element ? target.closest('tr[data-deal]') : null;
    return deals.find(({ number }) => String(number) === row?.getAttribute('data-deal'));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const deal = dealOf(event);
    if (deal === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const run = actions(deal).get(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    if (run === undefined) return;
    event.preventDefault();
    run();
  };
  const onClick = (event: SyntheticEvent): void => {
    const [deal, action] = [dealOf(event), actionOf(event.target)];
    if (deal === undefined || action === undefined) return;
    ({ open: toggle, amend: onAmend, insert: onInsert, remove: onRemove })[action](deal);
  };
  return (
    <section aria-labelledby="deals-title">
      <Group mt="lg" mb={6} gap="md">
        <Title order={2} id="deals-title" size="h3">
          {t('table:deals.title', { count: deals.length })}
        </Title>
        <LastSent unsaved={unsaved} />
        {deals.length === 0 || !editable ? null : <PaperCheck view={view} rules={rules} onTry={onTry} />}
      </Group>
      {deals.length === 0 || !editable ? null : (
        <Text size="sm" c="dimmed" mb={6}>
          {t('table:deals.keys')}
        </Text>
      )}
      {deals.length === 0 ? (
        <Text c="dimmed">{t(`table:deals.none.${rules.ruleset.payment}`)}</Text>
      ) : (
        <div className={classes.frame}>
          <table
            className={classes.table}
            data-wide={rules.ruleset.payment === 'winner-takes'}
            data-persons={persons.length}
            aria-labelledby="deals-title"
            onFocus={(event) => setActive(dealOf(event)?.deal.id ?? active)}
            onKeyDown={onKeyDown}
            onClick={onClick}
          >
            <thead>
              <tr>
                <th scope="col">{t('table:deals.deal')}</th>
                <th scope="col">{t('table:deals.prevailing')}</th>
                <th scope="col">{t('table:deals.result')}</th>
                {persons.map((chair) => (
                  <th key={chair} scope="col" className={classes.person} title={view.summary.names[chair]}>
                    {view.summary.names[chair]}
                  </th>
                ))}
                <th scope="col">
                  <VisuallyHidden>{t('table:deals.actions')}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            {blocksOf(view.deals).map((block) => (
              <tbody key={block.at(-1)?.number}>
                {block.map((deal) => (
                  <DealRow
                    key={deal.deal.id}
                    deal={deal}
                    names={view.summary.names}
                    ruleset={rules.ruleset}
                    words={words}
                    tabStop={deal === current}
                    expanded={open.has(deal.deal.id)}
                    amending={target.kind !== 'new' && target.dealId === deal.deal.id}
                    editable={editable}
                    unsaved={unsaved}
                    explanation={
                      open.has(deal.deal.id) ? (
                        <Suspense>
                          <OpenedDeal view={view} rules={rules} deal={deal} editable={editable} />
                        </Suspense>
                      ) : undefined
                    }
                  />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
    </section>
  );
};

/** What became of the deal that was sent last, said aloud. */
const LastSent = ({ unsaved }: Pick<DealListProps, 'unsaved'>) => {
  const { t } = useTranslation();
  const said = useSyncExternalStore(unsaved.watch, unsaved.said);
  return (
    <Text size="sm" role="status" fw={600} flex={1}>
      {said === undefined ? '' : t(`table:entry.recorded.${said.kind}`, { deal: said.deal })}
    </Text>
  );
};
