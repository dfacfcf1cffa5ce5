// The export of an account: all of its own data, and nothing of anybody else.
import { describe, expect, it } from 'vitest';
import { cast, id, token } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { connectStory } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner, editor, viewer, stranger, partner: petra, anon } = cast;
const take = 'select public.export_account()';

interface Exported {
  profile: { email: string };
  memberships: { event: string; role: string }[];
  events: {
    name: string;
    guests: { first_name: string; allergies: string | null; replies: unknown[] }[];
    documents: unknown[];
    requests: { quotes: unknown[]; messages: { body: string }[] }[];
    [part: string]: unknown;
  }[];
  messages: { body: string }[];
  reviews: { partner: string | null; body: string }[];
  favourites: unknown[];
  listing: {
    name: string;
    services: unknown[];
    requests: unknown[];
    reviews: unknown[];
    availability: unknown[];
    questions: unknown[];
    business: { siret: string; iban: string } | null;
  } | null;
  access: { sessions: { user_agent: string }[] };
}

const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place];
  if (found === undefined) throw new Error(`nothing at ${place}`);
  return found;
};

describe('the export of an account', () => {
  it('holds the events that one owns, with all that belongs to them', () =>
    story(async ({ call }) => {
      const exported = await call<Exported>(owner, take);
      expect(exported.profile.email).toBe('alice@example.fr');
      expect(exported.memberships).toMatchObject([{ event: 'Alice & Ariel', role: 'owner' }]);
      expect(exported.events.map(({ name }) => name)).toEqual(['Alice & Ariel']);
      const event = at(exported.events, 0);
      expect(event.guests.map(({ first_name: name }) => name).toSorted()).toEqual(['', 'Gaspard', 'Hélène']);
      expect(event.guests.find(({ first_name: name }) => name === 'Hélène')).toMatchObject({
        allergies: 'arachide',
        replies: [{ moment: 'Mairie', attending: true }],
      });
      for (const part of [
        'moments',
        'households',
        'tasks',
        'budget_items',
        'instalments',
        'timeline',
        'members',
        'gifts',
      ]) {
        expect(event[part], part).not.toEqual([]);
      }
      expect(event.documents).toHaveLength(2);
      expect(at(event.requests, 0).quotes).toHaveLength(1);
      expect(at(event.requests, 0).messages.map(({ body }) => body)).toEqual(['Êtes-vous libre ?', 'Oui.']);
      expect(exported.messages.map(({ body }) => body)).toEqual(['Êtes-vous libre ?']);
      expect(exported.reviews).toHaveLength(2);
      expect(exported.favourites).toHaveLength(1);
      expect(exported.listing).toBeNull();
    }));

  it('holds a partner’s listing with what was asked, offered and said of it', () =>
    story(async ({ call }) => {
      const { listing, events } = await call<Exported>(petra, take);
      expect(events).toEqual([]);
      expect(listing).toMatchObject({ name: 'Les Fleurs de Petra' });
      expect(listing?.services).toHaveLength(2);
      expect(listing?.requests).toHaveLength(1);
      expect(listing?.reviews).toHaveLength(2);
      expect(listing?.availability).toHaveLength(2);
      expect(listing?.questions).toHaveLength(1);
      expect(listing?.business).toMatchObject({ siret: '73282932000074', iban: 'FR1420041010050500013M02606' });
    }));

  it('W111 never holds a stranger’s rows, whatever one is: a member, a partner, an administrator', () =>
    story(async ({ call, prepare }) => {
      await prepare(`insert into auth.sessions (user_id, refresh_key, user_agent) values
        ('${id.boris}', 'boris-key', 'agent-of-boris'), ('${id.ada}', 'ada-key', 'agent-of-ada')`);
      for (const caller of [owner, editor, viewer, petra, cast['admin with permission']]) {
        const text = JSON.stringify(await call(caller, take));
        for (const word of ['Xavier', 'lactose', 'boris@example.fr', 'agent-of-boris', 'Séminaire de Boris']) {
          expect(text, `${caller.id} sees ${word}`).not.toContain(word);
        }
      }
      expect(JSON.stringify(await call(stranger, take))).toContain('agent-of-boris');
    }));

  it('holds no guest of an event that one only helps with', () =>
    story(async ({ call }) => {
      for (const caller of [editor, viewer]) {
        const exported = await call<Exported>(caller, take);
        expect(exported.events).toEqual([]);
        expect(exported.memberships).toHaveLength(1);
        expect(JSON.stringify(exported)).not.toMatch(/Gaspard|arachide/);
      }
    }));

  it('never holds a secret: links, digests, keys, paths', () =>
    story(async ({ call, prepare }) => {
      await prepare(`insert into auth.sessions (user_id, refresh_key) values ('${id.alice}', 'secret-refresh-key')`);
      await prepare(`insert into auth.mfa_factors (user_id, factor_type, status, secret)
        values ('${id.alice}', 'totp', 'verified', 'SECRETSEED')`);
      for (const caller of [{ ...owner, claims: { aal: 'aal2' } }, petra]) {
        const text = JSON.stringify(await call(caller, take));
        for (const secret of [...Object.values(token), 'SECRETSEED', 'secret-refresh-key', partner.listed + '/']) {
          expect(text).not.toContain(secret);
        }
        expect(text).not.toMatch(/"[a-z_]*(token|hash|secret|refresh_key|encrypted|path)[a-z_]*":/);
      }
    }));

  it('is refused to those without an account, and after ten in an hour', () =>
    story(async ({ call, refusal }) => {
      expect(await refusal(anon, take)).toMatchObject({ code: '42501' });
      for (let time = 0; time < 10; time += 1) await call(viewer, take);
      expect(await refusal(viewer, take)).toMatchObject({ code: 'PT429', reason: 'too-many' });
      await call(editor, take);
    }));
});
