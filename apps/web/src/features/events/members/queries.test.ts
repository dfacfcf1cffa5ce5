import { describe, expect, it } from 'vitest';
import { invitationOf, joinedEventIdOf } from '#web/features/events/members/queries.ts';

describe('the invitation of a link', () => {
  it('is who asks, for which event, to do what', () => {
    const answer = {
      state: 'open',
      event_name: 'Camille et Noé',
      invited_by: 'Camille',
      role: 'editor',
      access: 'approval',
    };
    expect(invitationOf(answer)).toEqual({
      state: 'open',
      eventName: 'Camille et Noé',
      invitedBy: 'Camille',
      role: 'editor',
      access: 'approval',
    });
  });

  it('is unknown without a known state', () => {
    expect(invitationOf(null).state).toBe('unknown');
    expect(invitationOf({ state: 'gone' }).state).toBe('unknown');
    expect(invitationOf({ state: 'open', event_name: 'Fête', invited_by: '' }).invitedBy).toBeNull();
  });

  it('is no event before its owner has agreed', () => {
    expect(joinedEventIdOf({ state: 'joined', event_id: 'a' })).toBe('a');
    expect(joinedEventIdOf({ state: 'requested' })).toBeNull();
  });
});
