import { Group, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './movement.module.css';

type MovementProps = {
  /** Places gained (positive) or lost since the round or session before; null when there is none to compare with. */
  readonly places: number | null;
};

/** An arrow and a number: the direction is never told by colour alone. */
export const Movement = ({ places }: MovementProps) => {
  const { t } = useTranslation();
  if (places === null || places === 0) {
    return (
      <>
        <span aria-hidden className={classes.dim}>
          {places === null ? '' : '='}
        </span>
        <VisuallyHidden>{t(places === null ? 'standings:new' : 'standings:same')}</VisuallyHidden>
      </>
    );
  }
  const count = Math.abs(places);
  return (
    <Group gap={2} wrap="nowrap" justify="center" className={places > 0 ? classes.up : classes.down}>
      {places > 0 ? <IconArrowUp size={16} aria-hidden /> : <IconArrowDown size={16} aria-hidden />}
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t(places > 0 ? 'standings:up' : 'standings:down', { count })}</VisuallyHidden>
    </Group>
  );
};
