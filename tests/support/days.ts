// Civil days as those who organise count them: in Paris, whatever the hour of the machine and the clocks' changes.
import { addDays } from '@liesse/domain';

const inParis = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' });

export const today = (): string => inParis.format(new Date());

/** The day that far from today. */
export const inDays = (days: number): string => addDays(today(), days);

/** The Saturday of the demonstration's wedding, by the rule of `demo_day` in supabase/seed.sql. Stories date their own weddings so too. */
export const weddingDay = (): string => inDays(203 + (6 - new Date(today()).getUTCDay()));

const inWords = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });

/** « samedi 12 juin 2027 », and « samedi 1er mai 2027 ». */
export const dayInWords = (day: string): string => inWords.format(new Date(day)).replace(' 1 ', ' 1er ');
