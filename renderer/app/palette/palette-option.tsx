import { Combobox } from '@mantine/core';
import {
  IconArmchair,
  IconBolt,
  IconCalendarEvent,
  IconLayoutList,
  IconPrinter,
  IconTrophy,
  IconUser,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Shortcut } from '../../components/shortcut.tsx';
import classes from './palette.module.css';
import type { PaletteEntry } from './palette-entry.ts';

const ICONS = {
  table: IconArmchair,
  screen: IconLayoutList,
  action: IconBolt,
  session: IconCalendarEvent,
  season: IconTrophy,
  player: IconUser,
  print: IconPrinter,
} as const;

/** One answer: what it is called, which one is meant, and what kind of thing it is. */
export const PaletteOption = ({ entry }: { readonly entry: PaletteEntry }) => {
  const { t } = useTranslation();
  const Icon = ICONS[entry.kind];
  return (
    <Combobox.Option value={entry.id} className={classes.option}>
      <Icon size={20} aria-hidden className={classes.icon} />
      <span className={classes.texts}>
        <span className={classes.title}>{entry.title}</span>
        {entry.detail === undefined ? null : <span className={classes.detail}>{entry.detail}</span>}
      </span>
      {entry.shortcut === undefined ? null : <Shortcut of={entry.shortcut} />}
      <span className={classes.kind}>{t(`palette.kind.${entry.kind}`)}</span>
    </Combobox.Option>
  );
};
