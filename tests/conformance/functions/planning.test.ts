import { describe, expect, it } from 'vitest';
import { type Feed, planningOf } from '../../../supabase/functions/planning-calendar/planning.ts';

const feed: Feed = {
  event: { id: 'e', name: 'Fête', place: null, starts_on: '2010-06-12', ends_on: null },
  tasks: [
    { id: 't1', title: 'Publier les bans, vérifier', notes: 'Dix jours', due_on: '2010-05-03', state: 'todo' },
    { id: 't2', title: 'Réserver', notes: '', due_on: '2010-01-03', state: 'done' },
  ],
  instalments: [{ id: 'i', label: 'Solde', item_label: 'Traiteur', amount_cents: 123_450, due_on: '2010-06-02' }],
  moments: [
    {
      id: 'm',
      name: 'Dîner',
      day: '2010-06-12',
      hour: '19:30:00',
      duration_minutes: 60,
      place: null,
      address: null,
    },
  ],
};
const lines = planningOf(feed, new Date('2010-01-01T00:00:00Z')).replaceAll('\r\n ', '').split('\r\n');

describe('a planning in a calendar', () => {
  it('has a day for each task that is not done', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:t1@liesse',
        'DTSTART;VALUE=DATE:20100503',
        'SUMMARY:Publier les bans\\, vérifier',
        'DESCRIPTION:Dix jours',
      ]),
    );
    expect(lines).not.toContain('UID:t2@liesse');
  });

  it('has what is to be paid, and the moments at their hour', () => {
    expect(lines).toContain('SUMMARY:À régler\u00a0: Traiteur\\, 1\u202f234\\,50\u00a0€');
    expect(lines).toContain('DTSTART:20100612T173000Z');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
  });
});
