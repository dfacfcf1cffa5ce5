import { describe, expect, it } from 'vitest';
import {
  type Gift,
  giftTable,
  giverOf,
  householdNamed,
  totalCents,
  unthanked,
} from '#web/features/guest-site/gifts/gifts.ts';
import { writeCsv } from '#web/lib/files/sheets/csv-write.ts';

const gift = (label: string, more: Partial<Gift> = {}): Gift => ({
  id: label,
  event_id: 'e',
  household_id: null,
  household: null,
  giver: 'Tante Odile',
  label,
  amount_cents: null,
  received_on: '2027-06-12',
  thanked_on: null,
  version: 1,
  created_at: '2027-06-12T10:00:00Z',
  updated_at: '2027-06-12T10:00:00Z',
  ...more,
});

const vase = gift('Vase', { thanked_on: '2027-06-20' });
const cheque = gift('Chèque', { amount_cents: 15_050, household_id: 'h', household: { name: 'Famille Roy' } });

describe('the gifts of an event', () => {
  it('are to thank for until a day is noted', () => {
    expect(unthanked([vase, cheque])).toEqual([cheque]);
    expect(totalCents([vase, cheque])).toBe(15_050);
  });

  it('come from the household by its present name, or from whoever was written', () => {
    expect([vase, cheque].map(giverOf)).toEqual(['Tante Odile', 'Famille Roy']);
  });

  it('are linked to the one household of that name', () => {
    const households = [
      { id: '1', name: 'Famille Roy' },
      { id: '2', name: 'Les Martin' },
      { id: '3', name: 'Les Martin' },
    ];
    expect(householdNamed(households, ' famille roy ')).toBe('1');
    expect(householdNamed(households, 'Les Martin')).toBeNull();
    expect(householdNamed(households, 'Odile')).toBeNull();
  });

  it('are a table of which no cell runs', () => {
    expect(giftTable([cheque, vase]).slice(1)).toEqual([
      ['Famille Roy', 'Chèque', '150,50', '12/06/2027', ''],
      ['Tante Odile', 'Vase', '', '12/06/2027', '20/06/2027'],
    ]);
    expect(writeCsv(giftTable([gift('=HYPERLINK("x")')]))).toContain(`"'=HYPERLINK(""x"")"`);
  });
});
