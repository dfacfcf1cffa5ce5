// The partner's side of requests: the list and the board, the facts beside a request, refusals with a message, and the list of quotes.
import { describe, expect, it } from 'vitest';
import { type Caller, cast } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import {
  accept,
  anon,
  begin,
  day,
  editor,
  offer,
  owner,
  paulin,
  petra,
  stranger,
  viewer,
  withoutBudget,
} from '#tests/rls/support/quote-steps.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const decline = 'select public.decline_politely($1, $2, $3)';
const page = 'select public.request_page($1)';

interface List {
  partner_id: string | null;
  rows: {
    id: string;
    event_name: string;
    state: string;
    starts_on: string | null;
    unread: number;
    day_state: string | null;
  }[];
  next: { at: string; id: string } | null;
  counts: Record<string, number> | null;
}

const list = ({ call }: Stage, caller: Caller, words: Record<string, unknown> = {}): Promise<List> => {
  const names = Object.keys(words);
  const given = names.map((name, index) => `${name} => $${index + 1}`).join(', ');
  return call<List>(caller, `select public.partner_request_list(${given})`, Object.values(words));
};

/** Thirty requests to Petra, an hour apart, on days of their own; every fifth has no date, and the last ten were declined. */
async function fill({ prepare }: Stage): Promise<void> {
  await prepare('delete from public.quote_requests where partner_id = $1', [partner.listed]);
  await prepare(
    `insert into public.quote_requests
       (partner_id, partner_name, trade, client_name, message, kind, event_name, starts_on, place, state, declined_by, created_at)
     select $1, 'Les Fleurs de Petra', 'florist', 'Éléonore ' || n, 'Bonjour', case when n % 2 = 0 then 'mariage' else 'bapteme' end,
       'Fête ' || n, case when n % 5 > 0 then date '2021-01-01' + n end, 'Châlons', case when n > 20 then 'declined' else 'new' end,
       case when n > 20 then 'client' end, timestamptz '2020-10-01' + n * interval '1 hour'
     from generate_series(1, 30) n`,
    [partner.listed],
  );
}

const numbers = ({ rows }: List): number[] => rows.map(({ event_name: name }) => Number(name.split(' ')[1]));

describe('the list of requests', () => {
  it('pages by a cursor, the newest first, each request once, and counts on the first page', () =>
    story(async (stage) => {
      await fill(stage);
      const first = await list(stage, petra, { most: 12 });
      expect(first.counts).toEqual({ new: 20, declined: 10 });
      const second = await list(stage, petra, { most: 12, after_at: first.next?.at, after_id: first.next?.id });
      const third = await list(stage, petra, { most: 12, after_at: second.next?.at, after_id: second.next?.id });
      expect([...numbers(first), ...numbers(second), ...numbers(third)]).toEqual(
        Array.from({ length: 30 }, (_, index) => 30 - index),
      );
      expect(second.counts).toBeNull();
      expect(third.next).toBeNull();
    }));

  it('pages by the day of the event, those without a date last', () =>
    story(async (stage) => {
      await fill(stage);
      const seen: number[] = [];
      let next: List['next'] = null;
      do {
        const some: List = await list(stage, petra, {
          ordering: 'day',
          most: 7,
          after_at: next?.at ?? null,
          after_id: next?.id ?? null,
        });
        seen.push(...numbers(some));
        next = some.next;
      } while (next !== null);
      const dated = Array.from({ length: 30 }, (_, index) => index + 1).filter((n) => n % 5 > 0);
      expect(seen.slice(0, dated.length)).toEqual(dated);
      expect(seen.slice(dated.length).toSorted((one, other) => one - other)).toEqual([5, 10, 15, 20, 25, 30]);
    }));

  it('is filtered by state, kind and days, and searched without accents', () =>
    story(async (stage) => {
      await fill(stage);
      expect(numbers(await list(stage, petra, { states: ['declined'], event_kind: 'mariage' }))).toEqual([
        30, 28, 26, 24, 22,
      ]);
      expect(numbers(await list(stage, petra, { from_day: '2021-01-03', to_day: '2021-01-05' }))).toEqual([4, 3, 2]);
      expect(numbers(await list(stage, petra, { words: 'eleonore 17' }))).toEqual([17]);
      const found = await list(stage, petra, { words: 'CHALONS fete 3', states: ['new'] });
      expect(numbers(found)).toEqual([13, 3]);
      expect(found.counts).toEqual({ new: 2, declined: 2 });
      expect((await list(stage, petra, { words: '100%_' })).rows).toEqual([]);
    }));

  it('shows what a request needs: unread messages, its quote and the calendar', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      const [row] = (await list(stage, petra)).rows;
      expect(row).toMatchObject({ id: asked, state: 'new', starts_on: day, day_state: 'free', unread: 0, quote: null });
    }));

  it('of a partner is of nobody else', () =>
    story(async (stage) => {
      await fill(stage);
      for (const caller of [paulin, owner, viewer, withoutBudget, stranger, cast['admin with permission']]) {
        expect(numbers(await list(stage, caller)).filter((n) => !Number.isNaN(n))).toEqual([]);
      }
      expect((await list(stage, owner)).partner_id).toBeNull();
      expect(await stage.refusal(anon, 'select public.partner_request_list()')).toMatchObject({ code: '42501' });
      expect(await stage.refusal(cast.guest, 'select public.partner_request_board()')).toMatchObject({ code: '42501' });
    }));

  it('has a board with the first requests of each column', () =>
    story(async (stage) => {
      await fill(stage);
      const board = await stage.call<{ columns: Record<string, unknown[]>; counts: unknown }>(
        petra,
        'select public.partner_request_board()',
      );
      expect(Object.fromEntries(Object.entries(board.columns).map(([name, rows]) => [name, rows.length]))).toEqual({
        new: 20,
        seen: 0,
        quoted: 0,
        accepted: 0,
        ended: 10,
      });
      expect(board.counts).toEqual({ new: 20, declined: 10 });
    }));
});

describe('the facts beside a request', () => {
  const facts = async ({ call }: Stage, asked: string, caller: Caller = petra) =>
    (await call<{ facts: Record<string, unknown> | null }>(caller, page, [asked])).facts;

  it('are the distance to the commune that the place names, and the calendar', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      expect(await facts(stage, asked)).toMatchObject({ commune: 'Beaune', distance_km: 0, day_state: 'free' });
      const at = async (place: string) => {
        await stage.prepare('update public.quote_requests set place = $2 where id = $1', [asked, place]);
        return facts(stage, asked);
      };
      expect(await at('Le Clos, 3 rue du Puits, 21000 Dijon')).toMatchObject({ commune: 'Dijon', distance_km: 35 });
      expect(await at('Salle des fêtes (Saint-Malo)')).toMatchObject({ commune: 'Saint-Malo' });
      expect(await at('Chez mamie')).toMatchObject({ commune: null, distance_km: null });
      await stage.prepare('insert into public.partner_availability (partner_id, day) values ($1, $2)', [
        partner.listed,
        day,
      ]);
      expect(await facts(stage, asked)).toMatchObject({ day_state: 'taken' });
    }));

  it('say that the day is held by a quote that waits, and booked once it is accepted', () =>
    story(async (stage) => {
      const quote = await offer(stage);
      const { rows } = await list(stage, petra);
      expect(rows[0]).toMatchObject({ day_state: 'held', quote: { id: quote, state: 'sent' } });
      await stage.call(owner, accept, [quote]);
      expect((await list(stage, petra)).rows[0]).toMatchObject({ day_state: 'booked', state: 'accepted' });
    }));

  it('are the partner’s alone', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      for (const caller of [owner, editor, viewer]) expect(await facts(stage, asked, caller)).toBeNull();
      for (const caller of [withoutBudget, stranger, paulin])
        expect(await stage.call(caller, page, [asked])).toBeNull();
      expect(await stage.call(paulin, 'select private.day_state($1)', [asked])).toBeNull();
      expect(await stage.call(owner, 'select private.partner_facts($1)', [asked])).toBeNull();
    }));
});

describe('a polite refusal', () => {
  const words = ['Date déjà prise', 'Bonjour Alice, je ne suis pas libre. Belle fête !'];

  it('closes the request and writes the message together, with one notification', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      expect(await stage.call(petra, decline, [asked, ...words])).toBe('declined');
      expect(await stage.call(petra, decline, [asked, ...words])).toBe('declined');
      const seen = await stage.call<Record<string, unknown>>(owner, page, [asked]);
      expect(seen).toMatchObject({
        request: { state: 'declined', declined_by: 'partner', decline_reason: words[0] },
        messages: [{ side: 'partner', author_name: 'Les Fleurs de Petra', body: words[1] }],
        unread: 1,
      });
      expect(
        await stage.rows(owner, 'select title, body from public.notifications where href like $1', [
          `/client/partners/requests/${asked}?%`,
        ]),
      ).toEqual([{ title: 'Les Fleurs de Petra ne peut pas répondre à votre demande', body: words[0] }]);
      const [answer] = await stage.prepare('select answered_at, seen_at from public.quote_requests where id = $1', [
        asked,
      ]);
      expect(answer).toEqual({ answered_at: expect.any(Date), seen_at: expect.any(Date) });
    }));

  it('needs a reason but no message, and leaves nothing behind when it is refused', () =>
    story(async (stage) => {
      const asked = await begin(stage);
      expect(await stage.refusal(petra, decline, [asked, '  ', 'Bonjour'])).toMatchObject({
        reason: 'invalid',
        hint: 'reason',
      });
      expect(await stage.refusal(petra, decline, [asked, 'Complet', 'a'.repeat(4001)])).toMatchObject({
        hint: 'message',
      });
      expect(
        await stage.rows(
          owner,
          'select 1 from public.messages m join public.conversations c on c.id = m.conversation_id where c.request_id = $1',
          [asked],
        ),
      ).toEqual([]);
      expect(await stage.call(petra, decline, [asked, 'Complet', ''])).toBe('declined');
    }));

  it('is for the partner who was asked, while the request is open', () =>
    story(async (stage) => {
      const quote = await offer(stage);
      const { rows } = await list(stage, petra);
      const asked = rows[0]?.id;
      for (const caller of [owner, editor, viewer, withoutBudget, stranger, paulin, cast['admin with permission']]) {
        expect(await stage.refusal(caller, decline, [asked, ...words])).toMatchObject({ reason: 'unknown' });
      }
      expect(await stage.refusal(anon, decline, [asked, ...words])).toMatchObject({ code: '42501' });
      await stage.call(owner, accept, [quote]);
      expect(await stage.refusal(petra, decline, [asked, ...words])).toMatchObject({
        reason: 'not-open',
        hint: 'accepted',
      });
    }));
});

describe('the list of quotes', () => {
  interface QuoteList {
    rows: { id: string; state: string; title: string; client_name: string }[];
    next: { at: string; id: string } | null;
    counts: Record<string, number> | null;
  }

  const quotes = ({ call }: Stage, caller: Caller, words: Record<string, unknown> = {}): Promise<QuoteList> => {
    const given = Object.keys(words).map((name, index) => `${name} => $${index + 1}`);
    return call<QuoteList>(caller, `select public.partner_quote_list(${given.join(', ')})`, Object.values(words));
  };

  /** One expired quote for each of the thirty requests, all at the same instant in pairs. */
  async function quoteAll(stage: Stage): Promise<void> {
    await fill(stage);
    await stage.prepare(
      `insert into public.quotes (request_id, partner_id, partner_name, number, state, title, valid_until, sent_at, created_at)
       select r.id, r.partner_id, r.partner_name, '2020-' || lpad(substring(r.event_name from '[0-9]+'), 4, '0'),
         case when r.state = 'declined' then 'declined' else 'expired' end, 'Décor ' || r.event_name, date '2020-12-01', r.created_at,
         date_trunc('day', r.created_at)
       from public.quote_requests r where r.partner_id = $1`,
      [partner.listed],
    );
  }

  it('pages by a cursor, each quote once, and counts each state on the first page', () =>
    story(async (stage) => {
      await quoteAll(stage);
      const first = await quotes(stage, petra, { most: 12 });
      expect(first.counts).toEqual({ expired: 20, declined: 10 });
      const second = await quotes(stage, petra, { most: 12, before_at: first.next?.at, before_id: first.next?.id });
      const third = await quotes(stage, petra, { most: 12, before_at: second.next?.at, before_id: second.next?.id });
      const ids = [first, second, third].flatMap(({ rows }) => rows.map(({ id: quote }) => quote));
      expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
      expect([second.counts, third.next]).toEqual([null, null]);
    }));

  it('finds a quote by its title, its number or the name of the client, without accents', () =>
    story(async (stage) => {
      await quoteAll(stage);
      expect((await quotes(stage, petra, { words: 'decor 17' })).rows).toMatchObject([{ client_name: 'Éléonore 17' }]);
      expect((await quotes(stage, petra, { words: '2020-0017' })).rows).toHaveLength(1);
      const declined = await quotes(stage, petra, { words: 'ELEONORE', states: ['declined'] });
      expect(new Set(declined.rows.map(({ state }) => state))).toEqual(new Set(['declined']));
      expect(declined.counts).toEqual({ expired: 20, declined: 10 });
    }));

  it('shows nothing of others, and nothing to a visitor', () =>
    story(async (stage) => {
      await quoteAll(stage);
      for (const other of [owner, paulin, stranger])
        expect((await quotes(stage, other)).rows.filter(({ title }) => title.startsWith('Décor'))).toEqual([]);
      expect(await stage.refusal(anon, 'select public.partner_quote_list()')).toMatchObject({ code: '42501' });
    }));
});
