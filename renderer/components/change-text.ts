import type { TFunction } from 'i18next';
import type { ChangeSummary } from '../../shared/contract/views.ts';

/**
 * A change as a sentence: "Deal 3 at table 2 recorded". Undone and redone changes name what they took back or brought back.
 * A change of one player alone names them (`_single`): a plural form would not do, since Chinese has only one.
 */
export const changeText = (t: TFunction, { command, about }: Pick<ChangeSummary, 'command' | 'about'>): string =>
  t(`command.${command}`, {
    count: about.tables ?? about.deals ?? about.rounds,
    ...about,
    ...(about.count === 1 ? { context: 'single' } : {}),
    defaultValue: command,
  });
