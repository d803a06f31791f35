import { ActionIcon, Badge, Button, Group, Table, Text } from '@mantine/core';
import { IconArmchair2, IconCheck, IconTrophy, IconUserPlus, IconX } from '@tabler/icons-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntrantView } from '../../../shared/contract/views.ts';
import { SampleMark } from '../../components/sample-mark.tsx';
import classes from './check-in.module.css';
import type { Person } from './people-list.ts';
import type { CheckIn } from './use-check-in.ts';

type PersonRowProps = {
  readonly id: string;
  readonly person: Person;
  /** Enter in the field takes this line. */
  readonly active: boolean;
  /** Its buttons are in the tab order; only one line's are, so that Tab leaves a list of two hundred. */
  readonly tabbable: boolean;
  readonly readOnly: boolean;
  /** A round has been seated: people withdraw now rather than being taken off the list. */
  readonly seatedBefore: boolean;
  readonly checkIn: CheckIn;
  readonly onAdmit: (person: Person) => void;
};

const Row = ({ id, person, active, tabbable, readOnly, ...rest }: PersonRowProps) => {
  const { t } = useTranslation();
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Table.Tr ref={row} id={id} className={classes.row} aria-selected={active} data-active={active || undefined}>
      <Table.Td className={classes.name}>
        <PersonName person={person} />
      </Table.Td>
      <Table.Td className={classes.club}>
        <Text size="sm" c="dimmed" truncate>
          {clubOf(person)}
        </Text>
      </Table.Td>
      <Table.Td className={classes.actions}>
        {readOnly ? (
          <Text span size="sm" c="dimmed">
            {t(`sessions:people.status.${person.kind === 'entrant' ? person.entrant.status : 'registered'}`)}
          </Text>
        ) : (
          <PersonActions person={person} active={active} tabIndex={tabbable ? 0 : -1} {...rest} />
        )}
      </Table.Td>
    </Table.Tr>
  );
};

/** The list makes its lines anew with every key; the people in them stay the same until the store says otherwise. */
const samePerson = (left: Person, right: Person): boolean => {
  if (left.kind === 'entrant') return right.kind === 'entrant' && left.entrant === right.entrant;
  if (left.kind === 'player') return right.kind === 'player' && left.player === right.player;
  return right.kind === 'new' && left.name === right.name;
};

/** One person with what can be done about them. */
export const PersonRow = memo(
  Row,
  (before, after) =>
    samePerson(before.person, after.person) &&
    before.id === after.id &&
    before.active === after.active &&
    before.tabbable === after.tabbable &&
    before.readOnly === after.readOnly &&
    before.seatedBefore === after.seatedBefore &&
    before.checkIn === after.checkIn &&
    before.onAdmit === after.onAdmit,
);

const clubOf = (person: Person): string => {
  if (person.kind === 'new') return '';
  return (person.kind === 'entrant' ? person.entrant.player : person.player).club;
};

const PersonName = ({ person }: { readonly person: Person }) => {
  const { t } = useTranslation();
  if (person.kind === 'new') {
    return (
      <Group gap="xs" wrap="nowrap">
        <IconUserPlus size={18} aria-hidden />
        <Text span fw={550}>
          {t('sessions:people.newGuest', { name: person.name })}
        </Text>
      </Group>
    );
  }
  const { id, status } = person.kind === 'entrant' ? person.entrant.player : person.player;
  return (
    <Group gap="xs" wrap="nowrap">
      {person.kind === 'entrant' ? (
        <Text span c="dimmed" className={classes.number}>
          {person.entrant.number}
        </Text>
      ) : null}
      <Text span fw={550} truncate title={person.name}>
        {person.name}
      </Text>
      <SampleMark playerId={id} />
      {status === 'member' ? null : <Badge variant="default">{t(`players:status.${status}`)}</Badge>}
      {person.kind === 'entrant' && person.entrant.role === 'substitute' ? (
        <Badge variant="outline">{t('sessions:people.substitute')}</Badge>
      ) : null}
    </Group>
  );
};

type PersonActionsProps = Pick<PersonRowProps, 'person' | 'active' | 'seatedBefore' | 'checkIn' | 'onAdmit'> & {
  readonly tabIndex: number;
};

const PersonActions = ({ person, active, seatedBefore, checkIn, onAdmit, tabIndex }: PersonActionsProps) => {
  const { t } = useTranslation();
  const { name } = person;
  if (person.kind === 'entrant' && person.entrant.status === 'present') {
    const { entrant } = person;
    // Somebody who has played leaves; before that a tick was only a mistake.
    const away = seatedBefore ? 'withdrawn' : 'expected';
    return (
      <Group gap={4} justify="flex-end" wrap="nowrap">
        <Group gap={4} wrap="nowrap" mr="xs">
          <IconCheck size={18} aria-hidden color="var(--mantine-color-jade-6)" />
          <Text span fw={550}>
            {t('sessions:people.status.present')}
          </Text>
        </Group>
        <RoleIcon entrant={entrant} tabIndex={tabIndex} checkIn={checkIn} />
        <Button
          size="sm"
          variant="subtle"
          tabIndex={tabIndex}
          aria-label={t(`sessions:people.${away}Name`, { name })}
          onClick={() => void checkIn.setStatus(entrant, away)}
        >
          {t(`sessions:people.${away}`)}
        </Button>
      </Group>
    );
  }
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {person.kind === 'entrant' ? (
        <RoleIcon entrant={person.entrant} tabIndex={tabIndex} checkIn={checkIn} />
      ) : (
        <Button size="sm" variant="subtle" tabIndex={tabIndex} onClick={() => void checkIn.expect(person)}>
          {t('sessions:people.expect')}
        </Button>
      )}
      <Button
        size="sm"
        variant={active ? 'filled' : 'light'}
        tabIndex={tabIndex}
        aria-label={t('sessions:people.checkInName', { name })}
        onClick={() => onAdmit(person)}
      >
        {t(
          person.kind === 'entrant' && person.entrant.status === 'withdrawn'
            ? 'sessions:people.backIn'
            : 'sessions:people.checkIn',
        )}
      </Button>
      {person.kind !== 'entrant' || (seatedBefore && person.entrant.status === 'withdrawn') ? null : (
        <RowIcon
          label={t('sessions:people.remove', { name })}
          tabIndex={tabIndex}
          onClick={() => void checkIn.remove(person.entrant)}
        >
          <IconX size={18} aria-hidden />
        </RowIcon>
      )}
    </Group>
  );
};

type RoleIconProps = Pick<PersonRowProps, 'checkIn'> & {
  readonly entrant: EntrantView;
  readonly tabIndex: number;
};

/** Makes somebody a substitute, who fills tables up and is not ranked, or a player again. */
const RoleIcon = ({ entrant, tabIndex, checkIn }: RoleIconProps) => {
  const { t } = useTranslation();
  const next = entrant.role === 'player' ? 'substitute' : 'player';
  return (
    <RowIcon
      label={t(`sessions:people.make.${next}`, { name: entrant.name })}
      tabIndex={tabIndex}
      onClick={() => void checkIn.setRole(entrant, next)}
    >
      {next === 'substitute' ? <IconArmchair2 size={18} aria-hidden /> : <IconTrophy size={18} aria-hidden />}
    </RowIcon>
  );
};

type RowIconProps = {
  readonly label: string;
  readonly tabIndex: number;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

const RowIcon = ({ label, tabIndex, onClick, children }: RowIconProps) => (
  // A plain title: two hundred tooltips of the toolkit would cost a tenth of a second with every key.
  <ActionIcon
    variant="subtle"
    color="gray"
    size="lg"
    title={label}
    aria-label={label}
    tabIndex={tabIndex}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
);
