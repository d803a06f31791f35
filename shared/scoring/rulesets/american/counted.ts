import type { Reading } from '../../../hand/readings.ts';

/** Whether a reading is counted in points and doubles: four sets and a pair, or what lies in a hand that did not win. A special hand is its percentage. */
export const isCounted = ({ form }: Reading): boolean => form === 'regular' || form === 'partial';
