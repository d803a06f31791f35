import { Button, Group, SegmentedControl, Stack, TextInput, Title, VisuallyHidden } from '@mantine/core';
import { IconCards } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHand } from '../../../shared/hand/notation.ts';
import { CHAIRS, type Chair } from '../../../shared/table/chair.ts';
import type { TableRules } from '../../components/deal-entry/preview-deal.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import { appendPiece, dropLastPiece } from '../../components/tile/edit-hand.ts';
import { TileGroup } from '../../components/tile/tile-group.tsx';
import { TilePicker } from '../../components/tile/tile-picker.tsx';
import classes from './entry.module.css';
import type { EntrySeat } from './entry-row.tsx';
import type { Entry } from './use-entry.ts';
import type { EntryRefs } from './use-entry-focus.ts';
import { STANDS_KEY, WhichStands } from './which-stands.tsx';

type HandPanelProps = {
  readonly entry: Entry;
  readonly seats: readonly EntrySeat[];
  readonly refs: EntryRefs;
  readonly rules: TableRules;
  /** Whose hand is open. */
  readonly seat: EntrySeat;
  /** What is wrong with its tiles, in words. */
  readonly error: string | undefined;
  /** Where the cursor goes when the hand is closed. */
  readonly onClose: () => void;
};

/** A seat's hand laid open: typed in notation or clicked together, one text either way. A value typed for it stays where it is. */
export const HandPanel = ({ entry, seats, refs, rules, seat, error, onClose }: HandPanelProps) => {
  const { t } = useTranslation();
  const { draft, reading, dispatch } = entry;
  const { chair } = seat;
  const text = draft.laid[chair];
  const { hand } = reading.seats[chair];
  const lay = (next: string) => dispatch({ type: 'lay', chair, text: next });
  const close = (keep: boolean) => {
    dispatch(keep ? { type: 'open-hand', chair: undefined } : { type: 'drop-hand', chair, won: seat.won });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== STANDS_KEY) return;
    event.preventDefault();
    if (event.key === 'Enter') entry.submit();
    else entry.switchStanding();
  };
  const name = t('table:seat', { wind: t(`wind.${seat.wind}`), name: seat.name });
  return (
    <Stack component="section" className={classes.details} gap="sm" aria-labelledby="hand-title">
      <Group justify="space-between" gap="sm">
        <Title order={3} size="h4" id="hand-title">
          {t('table:hand.title', { seat: name })}
        </Title>
        <SeatChoice seats={seats} chair={chair} onPick={(next) => entry.openHand(next)} />
      </Group>
      <TextInput
        ref={refs.place('tiles')}
        label={t('table:hand.label')}
        placeholder={t('table:hand.example')}
        value={text}
        error={error}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => lay(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {hand === undefined ? null : <TileGroup tiles={formatHand(hand)} size="sm" />}
      <WhichStands entry={entry} seat={seat} rules={rules} />
      <TilePicker
        seat={name}
        hands={Object.values(reading.facts.hands)}
        bonusTiles={rules.ruleset.bonusTiles}
        onPut={(piece) => lay(appendPiece(text, piece))}
        onDrop={() => lay(dropLastPiece(text))}
      />
      <Group gap="sm">
        <Button
          variant="default"
          rightSection={<Shortcut of="openHand" />}
          aria-keyshortcuts={ariaKeys('openHand')}
          onClick={() => close(true)}
        >
          {t(text.trim() === '' ? 'table:hand.close' : 'table:hand.keep')}
        </Button>
        {text.trim() === '' ? null : (
          <Button variant="subtle" color="gray" onClick={() => close(false)}>
            {t('table:hand.drop')}
          </Button>
        )}
      </Group>
    </Stack>
  );
};

type SeatChoiceProps = {
  readonly seats: readonly EntrySeat[];
  readonly chair: Chair;
  readonly onPick: (chair: Chair) => void;
};

const SeatChoice = ({ seats, chair, onPick }: SeatChoiceProps) => {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('table:hand.seats')}
      value={chair}
      onChange={(value) => onPick(CHAIRS.find((one) => one === value) ?? chair)}
      data={seats.map((each) => ({
        value: each.chair,
        label: (
          <span className={classes.seatTab}>
            {t(`windLetter.${each.wind}`)} {each.name}
            {each.tiles === undefined ? null : (
              <>
                <IconCards size={14} aria-hidden />
                <VisuallyHidden>{t('table:hand.laid')}</VisuallyHidden>
              </>
            )}
          </span>
        ),
      }))}
    />
  );
};
