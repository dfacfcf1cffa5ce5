import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { requestStates } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { DEMONSTRATION_TEXT } from '../../apps/server/src/startup/demonstration-accounts.ts';
import { type Instant, LAST_PAST_DAY } from './days.ts';
import { id, pictureName } from './ids.ts';
import { partners } from './partners.ts';
import { pictures } from './pictures.ts';
import { isBooked, quoteId, requests } from './planning/requests.ts';
import { dice } from './random.ts';
import { seed } from './seed.ts';
import { french } from './sql.ts';
import { specialties } from './trades/specialists.ts';
import { dishes } from './wedding-dishes.ts';
import { weddingHouseholds } from './wedding-guests.ts';
import { attends, choicesOf, suitsDiet } from './wedding-menus.ts';
import { messages } from './wedding-messages.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('the demonstration', () => {
  it('is generated identically every time', () => {
    expect(seed()).toBe(seed());
    expect(Array.from({ length: 3 }, dice('a').next)).toEqual(Array.from({ length: 3 }, dice('a').next));
    expect(dice('a').next()).not.toBe(dice('b').next());
  });

  it('has only accounts, events and listings whose ids a public server recognises', () => {
    const text = seed();
    const ids = ['insert into demo_accounts', 'insert into public.events', 'insert into public.partners'].flatMap(
      (start) => {
        const statement = text.slice(text.indexOf(start));
        return [...statement.slice(0, statement.indexOf(';\n')).matchAll(/^ {2}\('([^']+)'/gm)].map(
          ([, first = '']) => first,
        );
      },
    );
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter((candidate) => !new RegExp(DEMONSTRATION_TEXT).test(candidate))).toEqual([]);
  });

  it('has eighty partners with distinct names, the first of them the one that can sign in', () => {
    expect(partners).toHaveLength(80);
    expect(new Set(partners.map(({ name }) => name)).size).toBe(80);
    expect(partners[0]).toMatchObject({ name: 'Maison Aubépine', account: { id: id('account', 2) } });
    expect(Object.keys(specialties).filter((name) => !partners.some((partner) => partner.name === name))).toEqual([]);
  });

  it('places them in communes that the database knows', () => {
    const list = readFileSync(path.join(root, 'supabase/migrations/20261116000500_commune_list.sql'), 'utf8');
    const communes = list.split('\n').map((line) => line.split('|'));
    const isKnown = (commune: string, postcode: string) =>
      communes.some(([, name, codes]) => name === commune && codes?.split(' ').includes(postcode));
    expect(partners.filter(({ commune, postcode }) => !isKnown(commune, postcode)).map(({ name }) => name)).toEqual([]);
  });

  it('gives each partner its own cover and no picture twice', () => {
    const galleries = partners.map((partner) => pictures.gallery(partner).map(({ number }) => number));
    expect(new Set(galleries.map(([cover]) => cover)).size).toBe(partners.length);
    for (const gallery of galleries) expect(new Set(gallery).size).toBe(4);
  });

  it('invites a hundred and forty people, each with an answer for every moment or none', () => {
    const households = weddingHouseholds();
    const guests = households.flatMap((household) => household.guests.map((guest) => ({ ...guest, household })));
    expect(guests).toHaveLength(140);
    expect(new Set(guests.map((guest) => guest.id)).size).toBe(140);
    for (const { household, answers } of guests)
      expect(answers?.length ?? 0).toBe(household.state === 'answered' ? household.invited.length : 0);
  });

  it('lets attending guests choose once per course, from dishes for their age and diet', () => {
    const choices = choicesOf(weddingHouseholds());
    for (const { household, guest, dish } of choices) {
      expect(attends(household, guest, dish.moment), `${guest.first}: ${dish.name}`).toBe(true);
      expect(['all', guest.age === undefined ? 'adult' : 'child']).toContain(dish.forAge);
      expect(suitsDiet(dish, guest), `${guest.diet ?? guest.allergies}: ${dish.name}`).toBe(true);
    }
    const courses = choices.map(({ guest, dish }) => `${guest.id} ${dish.moment} ${dish.course}`);
    expect(new Set(courses).size).toBe(choices.length);
    expect(dishes.filter((dish) => !choices.some((choice) => choice.dish === dish))).toEqual([]);
  });

  it('has households in every state of an invitation, and only those that answered wrote messages', () => {
    const households = weddingHouseholds();
    expect(new Set(households.map(({ state }) => state))).toEqual(new Set(['draft', 'sent', 'opened', 'answered']));
    for (const [number, { song }] of Object.entries(messages)) {
      const { state, guests } = households[Number(number)] ?? {};
      expect(state, number).toBe('answered');
      if (song !== undefined) expect(guests?.[0]?.answers, number).toContain('y');
    }
    expect(Object.values(messages).filter(({ message }) => message !== undefined)).toHaveLength(12);
  });

  it('has an album of guests who answered before, with two photos to review, and every picture file exists', () => {
    const households = weddingHouseholds();
    const order = ({ day, at }: Instant) => day + Number(at.replace(':', '')) / 2400;
    for (const { by, addedAt } of pictures.album)
      expect(order(addedAt)).toBeGreaterThan(order(households[by]?.repliedAt ?? { day: Number.NaN, at: '00:00' }));
    expect(pictures.album.filter(({ isShown }) => isShown)).toHaveLength(8);
    expect(pictures.album.filter(({ isShown }) => !isShown)).toHaveLength(2);
    const missing = pictures.all.filter(
      ({ number }) => !existsSync(path.join(root, 'supabase/demo-photos', `${pictureName(number)}.webp`)),
    );
    expect(missing).toEqual([]);
  });

  it('dates what has happened before the first day on which the seed can be applied', () => {
    const days = [...seed().matchAll(/demo_instant\((-?\d+), '/g)].map(([, day]) => Number(day));
    expect(days.length).toBeGreaterThan(400);
    expect(Math.max(...days)).toBeLessThanOrEqual(LAST_PAST_DAY);
  });

  it('has every state of a request, also for the partner that can sign in', () => {
    expect(new Set(requests.map(({ state }) => state))).toEqual(new Set(requestStates));
    const own = requests.filter(({ to }) => to === partners[0]).map(({ state }) => state);
    expect(new Set(own).size).toBe(requestStates.length);
  });

  it('has one budget line for each booking and none for other requests', () => {
    const rows = seed()
      .split('\n')
      .filter((row) => row.startsWith("  ('00000000-0000-4000-8000-2300"));
    for (const request of requests) {
      const count = rows.filter((row) => row.includes(`'${quoteId(request)}'`)).length;
      expect(count, `${request.partner} of ${request.of.name}`).toBe(isBooked(request) ? 1 : 0);
    }
  });

  it('follows French typography', () => {
    expect(french("L'heure : 3 h 40 ; « oui » !")).toBe('L’heure\u00A0: 3\u00A0h 40\u00A0; «\u00A0oui\u00A0»\u00A0!');
  });
});
