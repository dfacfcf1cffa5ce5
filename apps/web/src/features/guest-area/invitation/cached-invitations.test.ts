import { expect, it } from 'vitest';
import {
  cachedInvitations,
  cacheInvitation,
  removeCachedInvitation,
} from '#web/features/guest-area/invitation/cached-invitations.ts';
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';

const values = fakeStorage();

const invitation = {
  state: 'open',
  look: { colour: 'sauge', asks_diet: true, asks_song: true, asks_message: true },
  moments: [],
  people: [{ id: 'g', first_name: 'Awa', diet: 'végane', allergies: 'arachides', has_consented: true }],
  song: 'Dancing Queen',
  message: 'Quelle joie',
} as unknown as Invitation;

it('a copy has no diet, allergy, song or message, and its page asks for none', () => {
  cacheInvitation('ta', invitation, 5);
  const [copy = expect.fail()] = cachedInvitations();
  expect(copy).toMatchObject({ token: 'ta', at: 5, invitation: { look: { colour: 'sauge', asks_diet: false } } });
  expect(JSON.stringify([...values.values()])).not.toMatch(/végane|arachides|Queen|joie/);
});

it('a browser keeps the copies of four invitations, and none of one that was removed', () => {
  for (const token of ['a', 'b', 'c', 'd', 'e']) cacheInvitation(token, invitation, 5);
  removeCachedInvitation('d');
  expect(cachedInvitations().map(({ token }) => token)).toEqual(['e', 'c', 'b']);
});
