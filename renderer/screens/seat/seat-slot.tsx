import { useTranslation } from 'react-i18next';
import type { SessionView } from '../../../shared/contract/views.ts';
import { CHAIRS, windOfChair } from '../../../shared/table/chair.ts';
import classes from './seat.module.css';
import type { LayoutEditor } from './use-layout.ts';

type SeatSlotProps = {
  readonly index: number;
  readonly view: SessionView;
  readonly editor: LayoutEditor;
  readonly nameOf: (id: string) => string;
};

/** One place: a chair or a place on the bench. Only the place of the cursor is reached by Tab. */
export const SeatSlot = ({ index, view, editor, nameOf }: SeatSlotProps) => {
  const { t } = useTranslation();
  const { layout, held, at, press, goTo } = editor;
  const person = layout.slots[index] ?? null;
  const name = person === null ? t('seating:hand.emptyPlace') : nameOf(person);
  const chair = CHAIRS[index % CHAIRS.length] ?? 'a';
  const onBench = index >= layout.tables * CHAIRS.length;
  const place = onBench
    ? t('seating:hand.bench')
    : t('seating:place.seat', {
        table: Math.floor(index / CHAIRS.length) + 1,
        wind: t(`wind.${windOfChair(chair, 'a')}`),
      });
  const substitute = view.entrants.some(({ id, role }) => id === person && role === 'substitute');
  return (
    <button
      type="button"
      className={classes.slot}
      data-slot={index}
      data-empty={person === null || undefined}
      data-held={held === index || undefined}
      aria-pressed={held === index}
      aria-label={t('seating:hand.place', { name, place })}
      tabIndex={at === index ? 0 : -1}
      onFocus={() => {
        if (at !== index) goTo(index);
      }}
      onClick={() => press(index)}
    >
      <span className={classes.slotName}>{name}</span>
      {substitute ? <span className={classes.substitute}>{t('seating:hand.substitute')}</span> : null}
    </button>
  );
};
