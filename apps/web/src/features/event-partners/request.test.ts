import { describe, expect, it } from 'vitest';
import {
  instalmentsOf,
  isExpired,
  mainQuote,
  type ReceivedQuote,
  type RequestPage,
} from '#web/features/event-partners/request.ts';
import { requestSteps } from '#web/features/event-partners/request-steps.ts';

const quote = (rest: Partial<ReceivedQuote> = {}): ReceivedQuote => ({
  id: 'q',
  number: '2026-0001',
  version: 1,
  partner_name: 'Atelier',
  seller: {},
  discount_percent: 0,
  discount_cents: 0,
  total_discount_cents: 0,
  state: 'sent',
  title: '',
  notes: '',
  starts_on: '2027-06-12',
  ends_on: null,
  valid_until: '2026-12-01',
  is_vat_exempt: false,
  terms: [
    { label: 'À la commande', kind: 'arrhes', percent: 33, days_before: null },
    { label: '', kind: 'acompte', percent: 33, days_before: 30 },
    { label: 'Solde', kind: 'solde', percent: 34, days_before: 7 },
  ],
  total_ht_cents: 90_000,
  total_vat_cents: 10_001,
  total_ttc_cents: 100_001,
  guests: null,
  vat: [],
  sent_at: '2026-11-03T10:00:00Z',
  decided_at: null,
  lines: [],
  ...rest,
});

const page = (request: Partial<RequestPage['request']>, quotes: ReceivedQuote[] = []): RequestPage => ({
  side: 'client',
  request: {
    id: 'r',
    event_id: 'e',
    partner_id: 'p',
    partner_name: 'Atelier',
    trade: 'florist',
    client_name: 'Alix Berger',
    message: 'Bonjour',
    kind: 'mariage',
    event_name: 'Ambre et Lou',
    starts_on: '2027-06-12',
    ends_on: null,
    place: null,
    guests: null,
    guests_before: null,
    guests_changed_at: null,
    budget_hint_cents: null,
    state: 'new',
    declined_by: null,
    decline_reason: '',
    date_to_agree: null,
    review_id: null,
    review_obstacle: null,
    seen_at: null,
    answered_at: null,
    created_at: '2026-11-01T10:00:00Z',
    updated_at: '2026-11-05T10:00:00Z',
    ...request,
  },
  partner: null,
  quotes,
  conversation_id: 'c',
  unread: 0,
  read_at: null,
  messages: [],
});

describe('the instalments of a quote', () => {
  it('add up to the total, on days counted from the event', () => {
    const instalments = instalmentsOf(quote(), '2027-06-12', '2026-11-15');
    expect(instalments.reduce((sum, { cents }) => sum + cents, 0)).toBe(100_001);
    expect(instalments.map(({ dueOn }) => dueOn)).toEqual(['2026-11-15', '2027-05-13', '2027-06-05']);
  });

  it('have no day but that of acceptance while the event has no date', () => {
    expect(instalmentsOf(quote(), null, '2026-11-15').map(({ dueOn }) => dueOn)).toEqual(['2026-11-15', null, null]);
  });
});

describe('the main quote', () => {
  it('is the accepted one, otherwise the waiting one, and never a draft', () => {
    const waiting = quote({ id: 'waiting' });
    const accepted = quote({ id: 'accepted', state: 'accepted' });
    expect(mainQuote([quote({ state: 'draft' })])).toBeNull();
    expect(mainQuote([quote({ state: 'withdrawn' }), waiting])?.id).toBe('waiting');
    expect(mainQuote([waiting, accepted])?.id).toBe('accepted');
  });

  it('is expired after its last day', () => {
    expect(isExpired(quote(), '2026-12-01')).toBe(false);
    expect(isExpired(quote(), '2026-12-02')).toBe(true);
    expect(isExpired(quote({ state: 'accepted' }), '2026-12-02')).toBe(false);
  });
});

describe('the steps of a request', () => {
  const states = (given: RequestPage) => requestSteps(given).map(({ state }) => state);

  it('follow the state of the request', () => {
    expect(states(page({}))).toEqual(['current', 'todo', 'todo', 'todo']);
    expect(states(page({ state: 'seen', seen_at: '2026-11-02T10:00:00Z' }))).toEqual([
      'done',
      'current',
      'todo',
      'todo',
    ]);
    const booked = quote({ state: 'accepted', decided_at: '2026-11-04T10:00:00Z' });
    expect(states(page({ state: 'accepted', seen_at: '2026-11-02T10:00:00Z' }, [booked]))).toEqual([
      'done',
      'done',
      'done',
      'current',
    ]);
  });

  it('end with who declined, and why', () => {
    const steps = requestSteps(page({ state: 'declined', declined_by: 'partner', decline_reason: 'Complet' }));
    expect(steps.at(-1)).toMatchObject({ state: 'ended', reason: 'Complet' });
    expect(steps).toHaveLength(2);
  });
});
