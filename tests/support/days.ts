// Civil days as those who organise count them: in Paris, whatever the hour of the machine and the clocks' changes.
import { addDays } from '@liesse/domain';

const inParis = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' });

export const today = (): string => inParis.format(new Date());

/** The day that far from today. */
export const inDays = (days: number): string => addDays(today(), days);
