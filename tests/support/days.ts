// Civil dates in the time zone of Paris, whatever the time zone of the machine.
import { addDays } from '@liesse/domain';

const inParis = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' });

export const today = (): string => inParis.format(new Date());

/** The date that many days from today. */
export const inDays = (days: number): string => addDays(today(), days);
