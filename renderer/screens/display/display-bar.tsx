import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { useFullscreenDocument } from '@mantine/hooks';
import {
  IconChevronLeft,
  IconChevronRight,
  IconMaximize,
  IconPlayerPause,
  IconPlayerPlay,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../components/shortcuts/use-shortcut.ts';
import classes from './display.module.css';
import { SHOWS, type Show } from './display-pages.ts';
import type { Pager } from './use-pager.ts';

type DisplayBarProps = {
  readonly show: Show;
  readonly onShow: (show: Show) => void;
  readonly pager: Pager;
  readonly pages: number;
};

/** What is shown, and turning by hand. Small and quiet: it is on the wall too. */
export const DisplayBar = ({ show, onShow, pager, pages }: DisplayBarProps) => {
  const { t } = useTranslation();
  const { toggle: toggleFull } = useFullscreenDocument();
  useShortcut('fullScreen', () => void toggleFull());
  const button = (label: string, Icon: TablerIcon, onClick: () => void) => (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onClick}>
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
  return (
    <footer className={classes.bar}>
      <SegmentedControl
        size="xs"
        aria-label={t('room:display.show')}
        value={show}
        onChange={(value) => onShow(SHOWS.find((known) => known === value) ?? 'all')}
        data={SHOWS.map((value) => ({ value, label: t(`room:display.${value}`) }))}
      />
      <span className={classes.turning}>
        {button(t('room:display.previous'), IconChevronLeft, () => pager.move(-1))}
        <span>{t('room:display.page', { page: pages === 0 ? 0 : pager.page + 1, pages })}</span>
        {button(t('room:display.next'), IconChevronRight, () => pager.move(1))}
        {pager.stopped
          ? button(t('room:display.go'), IconPlayerPlay, pager.toggle)
          : button(t('room:display.pause'), IconPlayerPause, pager.toggle)}
        {button(t('room:display.full'), IconMaximize, () => void toggleFull())}
      </span>
      <span className={classes.keys}>{t('room:display.keys')}</span>
    </footer>
  );
};
