import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { errorText } from '../components/error-text.ts';
import { HostFault } from '../host/host.ts';

/**
 * Says what went wrong in work that nobody waits for (a click whose promise was refused): a failure is never silent.
 * Faults of the surroundings have sentences of their own; anything else shows its message.
 */
export const reportStrayErrors = (): void => {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const message = reason instanceof HostFault ? errorText(i18next.t, reason.fault) : String(reason);
    notifications.show({ color: 'red', title: i18next.t('stray.title'), message });
  });
};
