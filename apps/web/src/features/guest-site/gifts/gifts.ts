// The gifts of an event: which ones are still to thank for, the household that a typed name means, and the table for the export.
import type { Tables } from '@liesse/database';
import type { Table } from '#web/lib/files/sheets/csv-read.ts';
import { formatShortDate } from '#web/lib/format/civil-date.ts';
import { foldText } from '#web/lib/format/format.ts';
import { gifts as text } from '#web/locales/fr/client/gifts.ts';

export type Gift = Tables<'gifts'> & { household: { name: string } | null };

export interface GiftHousehold {
  id: string;
  name: string;
}

/** A household that was renamed since has its new name. */
export const giverOf = ({ giver, household }: Pick<Gift, 'giver' | 'household'>): string => household?.name ?? giver;

export const unthanked = (gifts: readonly Gift[]): Gift[] => gifts.filter(({ thanked_on: day }) => day === null);

export const totalCents = (gifts: readonly Gift[]): number =>
  gifts.reduce((sum, { amount_cents: cents }) => sum + (cents ?? 0), 0);

/** Null when no household has this name, or several have it. */
export function householdNamed(households: readonly GiftHousehold[], name: string): string | null {
  const found = households.filter((household) => foldText(household.name) === foldText(name.trim()));
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

/** Amounts have no currency sign, so that a spreadsheet reads them as numbers. */
export const giftTable = (gifts: readonly Gift[]): Table => [
  [text.columns.giver, text.columns.label, text.columns.amount, text.columns.receivedOn, text.columns.thankedOn],
  ...gifts.map((gift) => [
    giverOf(gift),
    gift.label,
    gift.amount_cents === null ? '' : (gift.amount_cents / 100).toFixed(2).replace('.', ','),
    formatShortDate(gift.received_on),
    gift.thanked_on === null ? '' : formatShortDate(gift.thanked_on),
  ]),
];
