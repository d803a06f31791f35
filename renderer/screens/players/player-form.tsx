import {
  Button,
  Collapse,
  Group,
  Input,
  SegmentedControl,
  SimpleGrid,
  Stack,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAYER_STATUSES, type Player } from '../../../shared/records/records.ts';
import { ErrorList } from '../../components/error-list.tsx';
import { codedErrors } from '../../components/form-errors.ts';
import { newPlayer } from '../../components/new-player.ts';
import { useCommand } from '../../components/run-command.ts';
import { Shortcut } from '../../components/shortcut.tsx';
import { ariaKeys } from '../../components/shortcuts/key-names.ts';
import {
  hasRareFields,
  type PlayerValues,
  playerOf,
  playerValuesSchema,
  shownName,
  valuesOfPlayer,
} from './player-values.ts';
import { RareFields } from './rare-fields.tsx';

type PlayerFormProps = {
  readonly player: Player | undefined;
  readonly onErase: (player: Player) => void;
  readonly onClose: () => void;
};

/** The card's fields. Enter saves; Ctrl+Enter saves and clears for the next, so that a queue can be typed in. */
export const PlayerForm = ({ player, onErase, onClose }: PlayerFormProps) => {
  const { t } = useTranslation();
  const { run, running, errors } = useCommand({ refusals: 'list' });
  const first = useRef<HTMLInputElement>(null);
  const [fresh, setFresh] = useState(() => newPlayer({ displayName: '' }));
  const subject = player ?? fresh;
  const form = useForm<PlayerValues>({
    initialValues: valuesOfPlayer(subject),
    validate: (values) => codedErrors(t, playerValuesSchema, values),
  });
  const [unfolded, setUnfolded] = useState(() => hasRareFields(form.values));

  const save = async (values: PlayerValues, another: boolean): Promise<void> => {
    const card = playerOf(subject.id, values);
    const done = t(player === undefined ? 'players:added' : 'players:saved', { name: card.displayName });
    const saved = await run((store) => (player === undefined ? store.players.add(card) : store.players.amend(card)), {
      done,
    });
    if (saved === undefined) return;
    if (!another) return onClose();
    const next = newPlayer({ displayName: '', status: card.status, club: card.club });
    setFresh(next);
    form.setValues(valuesOfPlayer(next));
    first.current?.focus();
  };
  const submit = form.onSubmit(
    (values) => void save(values, false),
    (wrong) => setUnfolded((now) => now || hasRareError(wrong)),
  );
  const saveAnother = () => {
    if (form.validate().hasErrors) return;
    void save(form.getValues(), true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || player !== undefined) return;
    event.preventDefault();
    saveAnother();
  };

  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <Stack gap="md">
        {errors.length > 0 ? <ErrorList title={t('players:refused')} errors={errors} /> : null}
        <TextInput
          ref={first}
          size="md"
          data-autofocus
          label={t('players:field.displayName')}
          description={t('players:displayNameHint')}
          placeholder={shownName({ ...form.values, displayName: '' })}
          {...form.getInputProps('displayName')}
        />
        <SimpleGrid cols={2}>
          <TextInput label={t('players:field.firstName')} {...form.getInputProps('firstName')} />
          <TextInput label={t('players:field.lastName')} {...form.getInputProps('lastName')} />
        </SimpleGrid>
        <Input.Wrapper label={t('players:field.status')} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t('players:field.status')}
            data={PLAYER_STATUSES.map((status) => ({ value: status, label: t(`players:status.${status}`) }))}
            {...form.getInputProps('status')}
          />
        </Input.Wrapper>
        <SimpleGrid cols={2}>
          <TextInput label={t('players:field.club')} {...form.getInputProps('club')} />
          <TextInput label={t('players:field.outsideId')} {...form.getInputProps('outsideId')} />
        </SimpleGrid>
        <UnstyledButton
          type="button"
          aria-expanded={unfolded}
          onClick={() => setUnfolded((now) => !now)}
          fw={550}
          py={4}
        >
          <Group gap={6}>
            {unfolded ? <IconChevronDown size={18} aria-hidden /> : <IconChevronRight size={18} aria-hidden />}
            {t('players:moreFields')}
          </Group>
        </UnstyledButton>
        <Collapse expanded={unfolded}>
          <RareFields form={form} />
        </Collapse>
        <Group justify="flex-end" mt="sm">
          {player === undefined ? null : (
            <Button variant="subtle" color="red" mr="auto" onClick={() => onErase(player)}>
              {t('players:erase.open')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          {player === undefined ? (
            <Button
              variant="default"
              disabled={running}
              rightSection={<Shortcut of="saveAndNext" />}
              aria-keyshortcuts={ariaKeys('saveAndNext')}
              onClick={saveAnother}
            >
              {t('players:saveAnother')}
            </Button>
          ) : null}
          <Button type="submit" loading={running}>
            {t('action.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

const hasRareError = (errors: Readonly<Record<string, unknown>>): boolean =>
  ['country', 'emaNo', 'email', 'avoidGroup', 'forbidGroup', 'fixedTable'].some((field) => errors[field] !== undefined);
