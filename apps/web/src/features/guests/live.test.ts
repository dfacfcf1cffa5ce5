import { parseAnswers } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { book, guest, household, list } from '#web/features/guests/fixtures.ts';
import { updateBook } from '#web/features/guests/guest-cache.ts';
import { differenceOf, touchedPeople } from '#web/features/guests/live.ts';

describe('changes by others', () => {
  it('concern people by their own row, their invitations, their replies or their household', () => {
    const changes = [
      { table: 'guests', kind: 'INSERT' as const, row: { id: 'g9' } },
      { table: 'guest_replies', kind: 'UPDATE' as const, row: { guest_id: 'g3', moment_id: 'dinner' } },
      { table: 'moment_invitations', kind: 'DELETE' as const, row: { guest_id: 'g3', moment_id: 'dinner' } },
      { table: 'households', kind: 'UPDATE' as const, row: { id: 'h1' } },
    ];
    expect(touchedPeople(changes, book)).toEqual(['g9', 'g3', 'g1', 'g2']);
  });

  it('count as replies where somebody answered, and not at all where nothing visible changed', () => {
    const reply = guest('g3', 'h2', 'Noé Œuvrard', { answers: parseAnswers('y.'), version: 4 });
    const same = guest('g4', 'h3', 'Zoé Petit', {
      answers: parseAnswers('n?'),
      phone: '06 12 34 56 78',
      allergies: 'Arachides',
      version: 2,
    });
    const news = {
      ...list,
      households: [
        household('h2', 'Noé Œuvrard', { invitation_state: 'sent' }),
        list.households[2] ?? household('h3', 'x'),
      ],
      guests: [reply, same],
    };
    const after = updateBook(book, news, ['g3', 'g4', 'g5']);
    expect(differenceOf(book, after)).toEqual({ changed: ['g3'], replies: 1, gone: 1 });
  });
});
