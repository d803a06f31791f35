import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ByChair } from '../../../shared/table/chair.ts';
import type { Draft, DraftAction } from '../../components/deal-entry/draft.ts';
import { onTheSpotText } from '../../components/on-the-spot-text.ts';
import classes from './sheet.module.css';

type RowExtrasProps = {
  readonly draft: Draft;
  readonly names: ByChair<string>;
  readonly onChange: (action: DraftAction) => void;
};

/** Whether a row has payments on the spot or somebody liable. */
export const hasExtras = ({ instant, liable }: Draft): boolean => instant.length > 0 || liable !== undefined;

/** What a deal has now and then: payments on the spot, and who is liable. */
export const RowExtras = ({ draft: { instant, liable, liableCause }, names, onChange }: RowExtrasProps) => {
  const { t } = useTranslation();
  const spots = instant.map((event, at) => ({
    text: t('table:onTheSpot.by', { name: names[event.seat], what: onTheSpotText(t, event) }),
    take: () => onChange({ type: 'change-on-the-spot', at, event: undefined }),
  }));
  const name = liable && names[liable];
  const because = liableCause && t(`table:cause.${liableCause}`);
  const liability =
    name === undefined
      ? []
      : [
          {
            text: t(because === undefined ? 'table:liable.is' : 'table:liable.because', { name, because }),
            take: () => onChange({ type: 'liable', chair: undefined }),
          },
        ];
  return (
    <ul className={classes.extras}>
      {[...spots, ...liability].map(({ text, take }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and a line holds no state of its own
        <li key={at} className={classes.extra}>
          {text}
          <ActionIcon
            size={24}
            variant="subtle"
            color="gray"
            aria-label={t('sheet:takeAway', { what: text })}
            onClick={take}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
};
