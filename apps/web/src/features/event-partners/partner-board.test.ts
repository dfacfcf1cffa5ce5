import { describe, expect, it } from 'vitest';
import {
  awaitsReview,
  canBeAsked,
  canBeRemoved,
  countBooked,
  hasOpenRequest,
  isOverdue,
  sectionsOf,
  type TeamEntry,
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

const entry = (rest: Partial<TeamEntry> = {}): TeamEntry => ({
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

describe('a team by trade', () => {
  it('follows the order of the directory, whatever order the entries come in', () => {
    const sections = sectionsOf([
      entry(),
      entry({ id: 'v', trade: 'venue', name: '', partner_id: null, state: 'searched' }),
    ]);
    expect(sections.map(({ trade }) => trade)).toEqual(['venue', 'florist']);
  });

  it('says of a trade the best that one of its vendors has come to, and how many have', () => {
    const [florists] = sectionsOf([entry(), entry({ id: 'a', state: 'quoted' }), entry({ id: 'b', state: 'quoted' })]);
    expect(florists).toMatchObject({ progress: 'quoted', count: 2 });
  });

  it('does not take a wanted trade for a vendor', () => {
    const wanted = entry({ name: '', partner_id: null, state: 'searched', listing: null });
    expect(sectionsOf([wanted])).toMatchObject([{ progress: 'searched', vendors: [], wanted }]);
  });

  it('is still searched where everybody declined', () => {
    const sections = sectionsOf([entry({ state: 'declined' })]);
    expect(sections[0]?.progress).toBe('searched');
    expect(countBooked(sections)).toBe(0);
  });

  it('adds up what is unread', () => {
    expect(unreadOf([entry({ request }), entry(), entry({ request })])).toBe(4);
  });
});

describe('an entry of the team', () => {
  it('is asked once at a time', () => {
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

  it('is known to be under way even by those who do not see requests', () => {
    expect(hasOpenRequest(entry({ state: 'booked' }))).toBe(true);
  });

  it('stays while a request is under way, unless it was written by hand', () => {
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
