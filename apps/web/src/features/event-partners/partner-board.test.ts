import { trades } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import {
  awaitsReview,
  canBeAsked,
  canBeRemoved,
  countBooked,
  type EventPartner,
  hasOpenRequest,
  isOverdue,
  tradeSections,
  unreadOf,
} from '#web/features/event-partners/partner-board.ts';

const listing = {
  slug: 'atelier',
  type: 'florist',
  commune: 'Beaune',
  price_from_cents: 50_000,
  price_unit: 'event',
  rating_average: null,
  rating_count: 0,
  response_minutes: null,
  capacity_min: null,
  capacity_max: null,
  cover: null,
} as const;

const request = {
  id: 'r',
  state: 'seen',
  created_at: '2026-11-01T10:00:00Z',
  seen_at: null,
  answered_at: null,
  declined_by: null,
  date_to_agree: null,
  review_id: null,
  can_review: false,
  conversation_id: 'c',
  unread: 2,
} as const;

const entry = (rest: Partial<EventPartner> = {}): EventPartner => ({
  id: 'e',
  trade: 'florist',
  partner_id: 'p',
  name: 'Atelier',
  contact: '',
  state: 'favourite',
  notes: '',
  version: 1,
  listing,
  request: null,
  quote: null,
  ...rest,
});

describe('the sections by trade', () => {
  it('follow the order of the directory, whatever the order of the entries', () => {
    const sections = tradeSections(
      [entry(), entry({ id: 'v', trade: 'venue', name: '', partner_id: null, state: 'searched' })],
      trades,
    );
    expect(sections.map(({ trade }) => trade)).toEqual(['venue', 'florist']);
  });

  it('have the most advanced state of their partners, and the number of partners in it', () => {
    const [florists] = tradeSections(
      [entry(), entry({ id: 'a', state: 'quoted' }), entry({ id: 'b', state: 'quoted' })],
      trades,
    );
    expect(florists).toMatchObject({ progress: 'quoted', count: 2 });
  });

  it('do not count a wanted trade as a partner', () => {
    const wanted = entry({ name: '', partner_id: null, state: 'searched', listing: null });
    expect(tradeSections([wanted], trades)).toMatchObject([{ progress: 'searched', partners: [], wanted }]);
  });

  it('are searched again when every partner declined', () => {
    const sections = tradeSections([entry({ state: 'declined' })], trades);
    expect(sections[0]?.progress).toBe('searched');
    expect(countBooked(sections)).toBe(0);
  });

  it('sum up unread messages', () => {
    expect(unreadOf([entry({ request }), entry(), entry({ request })])).toBe(4);
  });
});

describe('an event partner', () => {
  it('receives one request at a time', () => {
    expect(canBeAsked(entry())).toBe(true);
    expect(canBeAsked(entry({ state: 'asked', request }))).toBe(false);
    expect(canBeAsked(entry({ state: 'declined', request: { ...request, state: 'declined' } }))).toBe(true);
    expect(canBeAsked(entry({ listing: null }))).toBe(false);
  });

  it('awaits a review once the event is over, until there is one', () => {
    const over = { ...request, state: 'done', can_review: true } as const;
    expect(awaitsReview(entry({ state: 'booked', request: { ...request, state: 'accepted' } }))).toBe(false);
    expect(awaitsReview(entry({ state: 'booked', request: over }))).toBe(true);
    expect(awaitsReview(entry({ state: 'booked', request: over, listing: null }))).toBe(false);
    expect(awaitsReview(entry({ state: 'booked', request: { ...over, can_review: false } }))).toBe(false);
  });

  it('has an open request for members who may not see requests', () => {
    expect(hasOpenRequest(entry({ state: 'booked' }))).toBe(true);
  });

  it('cannot be removed while a request is open, unless it was added by hand', () => {
    expect(canBeRemoved(entry({ state: 'booked' }))).toBe(false);
    expect(canBeRemoved(entry({ state: 'booked', partner_id: null }))).toBe(true);
    expect(canBeRemoved(entry({ state: 'declined' }))).toBe(true);
  });

  it('has a quote that is valid on its last day and no longer', () => {
    const quote = {
      id: 'q',
      number: '2026-0001',
      total_ttc_cents: 1,
      valid_until: '2026-11-20',
      state: 'sent',
    } as const;
    expect(isOverdue(entry({ quote }), '2026-11-20')).toBe(false);
    expect(isOverdue(entry({ quote }), '2026-11-21')).toBe(true);
  });
});
