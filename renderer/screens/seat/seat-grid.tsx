import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import { CHAIRS, windOfChair } from '../../../shared/table/chair.ts';
import classes from './seat.module.css';
import { SeatSlot } from './seat-slot.tsx';
import type { LayoutEditor } from './use-layout.ts';
import { warningText } from './warning-text.ts';
import type { BenchRemark, SeatWarning } from './warnings.ts';

type SeatGridProps = {
  readonly view: SessionView;
  readonly editor: LayoutEditor;
  readonly warnings: ReadonlyMap<number, readonly SeatWarning[]>;
  readonly bench: readonly BenchRemark[];
  readonly nameOf: (id: string) => string;
};

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -CHAIRS.length,
  ArrowDown: CHAIRS.length,
};

/** Tables as rows and winds as columns; arrow keys walk, Enter picks up and puts down, a table's number and a wind put down there. */
export const SeatGrid = ({ view, editor, warnings, bench, nameOf }: SeatGridProps) => {
  const { t } = useTranslation();
  const grid = useRef<HTMLDivElement>(null);
  const { layout, held, at, typed } = editor;
  const seats = layout.tables * CHAIRS.length;
  // The focus goes where the cursor is, but only while it is in the grid: elsewhere somebody may be typing.
  useEffect(() => {
    if (grid.current?.contains(document.activeElement)) {
      grid.current.querySelector<HTMLElement>(`[data-slot="${at}"]`)?.focus();
    }
  }, [at]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) editor.goTo(at + step);
    else if (event.key === 'Escape') editor.letGo();
    else if (!editor.type(event.key)) return;
    event.preventDefault();
  };
  const slot = (index: number) => <SeatSlot key={index} index={index} view={view} editor={editor} nameOf={nameOf} />;
  const handName = held === undefined ? undefined : nameOf(layout.slots[held] ?? '');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons within
    <div ref={grid} className={classes.room} onKeyDown={onKeyDown}>
      <Text role="status" mb="xs" mih={26} fw={550} data-testid="in-hand">
        {handName === undefined ? '' : t('seating:hand.held', { name: handName })}
        {typed === '' ? '' : ` ${t('seating:hand.typed', { table: typed })}`}
      </Text>
      <table className={classes.tables}>
        <thead>
          <tr>
            <th scope="col">{t('seating:table')}</th>
            {CHAIRS.map((chair) => (
              <th key={chair} scope="col">
                {t(`wind.${windOfChair(chair, 'a')}`)}
              </th>
            ))}
            <th scope="col">{t('seating:hand.remarks')}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: layout.tables }, (_, index) => index + 1).map((number) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {CHAIRS.map((chair, index) => (
                <td key={chair}>{slot((number - 1) * CHAIRS.length + index)}</td>
              ))}
              <td className={classes.remarks}>
                <Remarks warnings={warnings.get(number) ?? []} nameOf={nameOf} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text component="h2" fw={650} mt="lg" mb="xs">
        {t('seating:hand.bench')}
      </Text>
      <div className={classes.bench}>{layout.slots.slice(seats).map((_, index) => slot(seats + index))}</div>
      {bench.map(({ person, times }) => (
        <Text key={person} size="sm" mt={4}>
          {t('seating:hand.warning.satOut', { name: nameOf(person), count: times })}
        </Text>
      ))}
    </div>
  );
};

type RemarksProps = Pick<SeatGridProps, 'nameOf'> & { readonly warnings: readonly SeatWarning[] };

const Remarks = ({ warnings, nameOf }: RemarksProps) => {
  const { t } = useTranslation();
  if (warnings.length === 0) return null;
  return (
    <ul>
      {warnings.map((warning) => {
        const text = warningText(t, warning, nameOf);
        return (
          <li key={text} data-grave={warning.kind === 'forbid' || warning.kind === 'chair-empty' || undefined}>
            <IconAlertTriangle size={16} aria-hidden /> {text}
          </li>
        );
      })}
    </ul>
  );
};
