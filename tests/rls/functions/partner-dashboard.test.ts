// The partner's dashboard: what needs an answer, and the visits of a listing.
import { describe, expect, it } from 'vitest';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { accept, anon, begin, offer, owner, petra, stranger } from '#tests/rls/support/quote-steps.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';
import { inDays, today } from '#tests/support/days.ts';

const story = connectStory();
const dashboard = 'select public.partner_dashboard()';
const view = 'select public.record_partner_view($1)';

interface Dashboard {
  listing: { state: string; photos: number; services: number };
  to_answer: { count: number; requests: Array<{ id: string; client_name: string }> };
  expiring_quotes: Array<{ id: string; valid_until: string }>;
  bookings: Array<{ id: string }>;
  unread: number;
  months: Array<{ month: string; views: number; requests: number; bookings: number }>;
}

const ofPetra = (stage: Stage) => stage.call<Dashboard>(petra, dashboard);

describe('the dashboard', () => {
  it('shows a request until it has an answer, then its quote before it expires, then the booking', () =>
    story(async (stage) => {
      const request = await begin(stage);
      expect(await ofPetra(stage)).toMatchObject({
        listing: { state: 'listed', photos: 1, services: 2 },
        to_answer: { count: 1, requests: [{ id: request, client_name: 'Alice' }] },
        expiring_quotes: [],
        bookings: [],
      });
      const quote = await offer(stage, { valid_until: inDays(7) });
      const answered = await ofPetra(stage);
      expect(answered.to_answer).toEqual({ count: 0, requests: [] });
      expect(answered.expiring_quotes).toMatchObject([{ id: quote, valid_until: inDays(7) }]);
      await stage.call(owner, accept, [quote]);
      const booked = await ofPetra(stage);
      expect(booked.expiring_quotes).toEqual([]);
      expect(booked.bookings).toHaveLength(1);
      expect(booked.months.at(-1)).toMatchObject({ month: today().slice(0, 7), requests: 1, bookings: 1 });
    }));

  it('counts twelve months, the current one last', () =>
    story(async (stage) => {
      const { months } = await ofPetra(stage);
      expect(months).toHaveLength(12);
      expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
    }));

  it('is null for somebody without a listing', () =>
    story(async ({ call }) => {
      expect(await call(stranger, dashboard)).toBeNull();
    }));
});

describe('a visit', () => {
  it('is counted once a day for a network, and not at all for a listing that is not public or one’s own', () =>
    story(async (stage) => {
      await stage.call(petra, view, [partner.listed]);
      await stage.call(anon, view, [partner.hidden]);
      expect((await ofPetra(stage)).months.at(-1)).toMatchObject({ views: 0 });
      for (const _ of [1, 2, 3]) await stage.call(anon, view, [partner.listed]);
      expect((await ofPetra(stage)).months.at(-1)).toMatchObject({ views: 1 });
      expect(await stage.prepare('select partner_id, views from private.partner_views')).toEqual([
        { partner_id: partner.listed, views: 1 },
      ]);
    }));
});
