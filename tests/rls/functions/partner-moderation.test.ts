// The administrators' side of listings: the list, the queue, the page of one listing, decisions by version, and the palette's search.
import { describe, expect, it } from 'vitest';
import { type Caller, cast, id } from '#tests/rls/support/callers.ts';
import { partner } from '#tests/rls/support/directory-fixture.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const ada = cast['admin with permission'];
const luc = cast['admin without permission'];
const { anon, owner, partner: petra, stranger, service_role: service } = cast;
const page = 'select public.partner_review_page($1)';
const decide = 'select public.decide_partner($1, $2, $3, $4)';
const submit = 'select public.submit_partner()';

interface List {
  rows: { id: string; name: string; siret: string | null; state: string; has_changes: boolean; version: number }[];
  next: { at: string; id: string } | null;
  counts?: Record<string, number> | null;
}
interface Page {
  state: string;
  version: number;
  is_correction: boolean;
  is_own: boolean;
  submitted_at: string | null;
  business: Record<string, unknown>;
  duplicates: { id: string; why: string[] }[];
  history: {
    action: string;
    actor_name: string | null;
    before: string | null;
    after: string | null;
    reason: string | null;
  }[];
}

const list = ({ call }: Stage, caller: Caller, words: Record<string, unknown> = {}): Promise<List> => {
  const names = Object.keys(words);
  const given = names.map((name, index) => `${name} => $${index + 1}`).join(', ');
  return call<List>(caller, `select public.partner_list(${given})`, Object.values(words));
};
const read = ({ call }: Stage, caller: Caller, listing: string): Promise<Page> => call<Page>(caller, page, [listing]);
const holding = ({ prepare }: Stage, permissions: readonly string[]) =>
  prepare('update public.profiles set permissions = $1 where id = $2', [permissions, id.luc]);
const asPending = ({ prepare }: Stage) =>
  prepare(`update public.partners set state = 'pending', refusal_reason = null where id = $1`, [partner.listed]);

/** Thirty listings of new accounts, an hour apart, every second a venue and every third in wait. */
async function fill({ prepare }: Stage): Promise<void> {
  await prepare(
    `insert into auth.users (id, email, raw_user_meta_data)
     select ('a0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'p' || n || '@example.fr', '{"role": "partner"}'
     from generate_series(1, 30) n`,
  );
  await prepare(
    `insert into public.partners (id, owner_id, type, name, commune, postcode, state, created_at, submitted_at)
     select ('b0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ('a0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
       case when n % 2 = 0 then 'venue' else 'dj' end, 'Château Bélître ' || n, 'Chalon-sur-Saône', '71100',
       case when n % 3 = 0 then 'pending' else 'draft' end, timestamptz '2020-10-01' + n * interval '1 hour',
       case when n % 3 = 0 then timestamptz '2020-11-01' - n * interval '1 hour' end
     from generate_series(1, 30) n`,
  );
}

const numbers = ({ rows }: List): number[] => rows.map(({ name }) => Number(name.split(' ')[2]));

describe('the list of all listings', () => {
  it('pages by a cursor, the newest first, filters, and counts by state on the first page [AREA-A3]', () =>
    story(async (stage) => {
      await fill(stage);
      const first = await list(stage, ada, { most: 20, words: 'belitre' });
      const second = await list(stage, ada, {
        most: 20,
        words: 'belitre',
        after_at: first.next?.at,
        after_id: first.next?.id,
      });
      expect([...numbers(first), ...numbers(second)]).toEqual(Array.from({ length: 30 }, (_, index) => 30 - index));
      expect(second.next).toBeNull();
      const pending = await list(stage, ada, { of_state: 'pending', of_trade: 'venue' });
      expect(numbers(pending)).toEqual([30, 24, 18, 12, 6]);
      expect(pending.counts).toEqual({ pending: 5, draft: 10 });
    }));

  it('finds by name, place, SIRET and telephone, however they are typed', () =>
    story(async (stage) => {
      await stage.prepare(`update public.partner_businesses set phone = '+33 (0)6 12 34 56 78' where partner_id = $1`, [
        partner.listed,
      ]);
      for (const words of ['fleurs petra', 'BEAUNE', '732 829 320', '06.12.34', '0033612345678', 'flêurs béaune']) {
        expect(
          (await list(stage, ada, { words })).rows.map((row) => row.id),
          words,
        ).toEqual([partner.listed]);
      }
      for (const words of ['etra', 'fleurs dijon', '%', '99'])
        expect((await list(stage, ada, { words })).rows.length, words).toBe(words === '%' ? 2 : 0);
    }));

  it('is closed to others, and shows venues alone to those who manage venues', () =>
    story(async (stage) => {
      for (const caller of [anon, owner, petra, stranger, luc, service]) {
        for (const sql of [
          'select public.partner_list()',
          'select public.partner_queue()',
          `select public.partner_review_page('${partner.listed}')`,
        ]) {
          expect((await stage.refusal(caller, sql)).code, sql).toBe('42501');
        }
      }
      await fill(stage);
      await holding(stage, ['manage_venues']);
      expect((await list(stage, luc, { of_trade: 'dj' })).counts).toEqual({ pending: 5, draft: 10 });
      expect(await stage.call(luc, page, [partner.listed])).toBeNull();
      const queue = await stage.call<List>(luc, 'select public.partner_queue()');
      expect(numbers(queue)).toEqual([30, 24, 18, 12, 6]);
    }));
});

describe('the queue', () => {
  it('shows the oldest first, with new names and sites among them, page after page', () =>
    story(async (stage) => {
      await fill(stage);
      await stage.prepare(
        `update public.partner_changes set created_at = '2020-10-31 12:30+00' where partner_id = $1`,
        [partner.listed],
      );
      const first = await stage.call<List>(ada, 'select public.partner_queue(most => 6)');
      const rest = await stage.call<List>(ada, 'select public.partner_queue($1, $2, 7)', [
        first.next?.at,
        first.next?.id,
      ]);
      const all = [...first.rows, ...rest.rows].map(({ name }) => name.split(' ').at(-1));
      expect(all).toEqual(['30', '27', '24', '21', '18', '15', '12', 'Petra', '9', '6', '3', 'Sono']);
      expect(rest.rows.some(({ has_changes: hasChanges }) => hasChanges)).toBe(true);
    }));
});

describe('a decision', () => {
  it('needs a reason, leaves the log with before and after, and notifies the owner by mail and in the application', () =>
    story(async (stage) => {
      await asPending(stage);
      const { version } = await read(stage, ada, partner.listed);
      expect(await stage.refusal(ada, decide, [partner.listed, 'refused', '  ', version])).toMatchObject({
        code: 'PT422',
        hint: 'reason',
      });
      await stage.call(ada, decide, [partner.listed, 'refused', 'Photos floues', version]);
      const after = await read(stage, ada, partner.listed);
      expect(after).toMatchObject({ state: 'refused', is_correction: false, version: version + 1 });
      expect(after.history[0]).toMatchObject({
        action: 'partner.refused',
        actor_name: 'Ada',
        before: 'pending',
        after: 'refused',
        reason: 'Photos floues',
      });
      const [entry] = await stage.prepare(
        `select actor_id, before, after from public.audit_log where subject_id = $1 order by id desc limit 1`,
        [partner.listed],
      );
      expect(entry).toEqual({
        actor_id: id.ada,
        before: { state: 'pending', is_correction: false },
        after: { state: 'refused', is_correction: false },
      });
      expect(
        await stage.rows(petra, `select body from public.notifications where title = 'Votre fiche est refusée'`),
      ).toEqual([{ body: 'Photos floues' }]);
    }));

  it('of a second administrator is refused with who decided what, and nothing changes', () =>
    story(async (stage) => {
      await asPending(stage);
      await holding(stage, ['manage_partners']);
      const { version } = await read(stage, luc, partner.listed);
      await stage.call(ada, decide, [partner.listed, 'refused', 'SIRET introuvable', version]);
      const late = await stage.refusal(luc, decide, [partner.listed, 'listed', null, version]);
      expect(late).toMatchObject({ code: 'PT409', reason: 'stale', hint: String(version + 1) });
      expect(late.message).toMatch(
        /^Ada a refusé cette fiche à \d+\u00a0h(\u00a0\d\d)?\u00a0: «\u00a0SIRET introuvable\u00a0»\.$/,
      );
      // The owner submits again: the version that Luc saw is not the one that waits.
      await stage.call(petra, submit);
      expect((await stage.refusal(luc, decide, [partner.listed, 'listed', null, version + 1])).message).toMatch(
        /soumise de nouveau/,
      );
      await stage.call(luc, decide, [partner.listed, 'listed', null, version + 2]);
      expect(await read(stage, ada, partner.listed)).toMatchObject({ state: 'listed', submitted_at: null });
    }));

  it('asks for a correction: a listing that waits goes back to its owner, one that is listed stays so', () =>
    story(async (stage) => {
      await stage.call(ada, decide, [partner.listed, 'correction', 'Indiquez un prix.', null]);
      expect(await read(stage, ada, partner.listed)).toMatchObject({ state: 'listed', is_correction: true });
      expect(await stage.call(petra, submit)).toBe('listed');
      const queue = await stage.call<List>(ada, 'select public.partner_queue()');
      expect(queue.rows.map((row) => row.id)).toContain(partner.listed);
      await stage.call(ada, decide, [partner.listed, 'listed', null, null]);
      expect(await read(stage, ada, partner.listed)).toMatchObject({ is_correction: false, submitted_at: null });
      await asPending(stage);
      await stage.call(ada, decide, [partner.listed, 'correction', 'Indiquez un prix.', null]);
      expect(await read(stage, ada, partner.listed)).toMatchObject({ state: 'refused', is_correction: true });
      expect(await stage.call(petra, submit)).toBe('pending');
      expect(await read(stage, ada, partner.listed)).toMatchObject({ is_correction: false });
    }));

  it('is nobody’s on their own listing, which their page says', () =>
    story(async (stage) => {
      await stage.prepare(`update public.profiles set permissions = '{manage_partners}' where id = $1`, [id.petra]);
      expect((await read(stage, petra, partner.listed)).is_own).toBe(true);
      expect((await stage.refusal(petra, decide, [partner.listed, 'suspended', 'Repos', null])).code).toBe('42501');
      const [result] = await stage.call<{ refusal: string }[]>(
        petra,
        `select public.decide_partners($1, $2, 'suspended', 'Repos')`,
        [[partner.listed], [1]],
      );
      expect(result?.refusal).toBe('Vous ne pouvez pas prendre de décision sur cette fiche.');
    }));

  it('on several listings decides each by itself, as it was seen, with one reason', () =>
    story(async (stage) => {
      await fill(stage);
      const { rows } = await list(stage, ada, { of_state: 'pending' });
      const ids = rows.map((row) => row.id);
      const many = 'select public.decide_partners($1, $2, $3, $4)';
      const seen = rows.map((row, index) => row.version + (index === 0 ? 5 : 0));
      const results = await stage.call<{ id: string; refusal: string | null }[]>(ada, many, [
        ids,
        seen,
        'listed',
        null,
      ]);
      expect(results.filter(({ refusal }) => refusal !== null).map((result) => result.id)).toEqual([ids[0]]);
      expect((await list(stage, ada, { of_state: 'listed' })).rows.length).toBe(ids.length);
      expect((await stage.refusal(ada, many, [ids, seen, 'suspended', ' '])).code).toBe('PT422');
      expect((await stage.refusal(luc, decide, [ids[1], 'suspended', 'Plaintes', null])).code).toBe('42501');
    }));

  it('on a new name records which fields changed and no value, and shows the second administrator the first’s', () =>
    story(async (stage) => {
      const change = 'select public.decide_partner_changes($1, 1, $2, $3)';
      await stage.call(ada, change, [partner.listed, 'refused', 'Nom déjà pris']);
      const { history } = await read(stage, ada, partner.listed);
      expect(history[0]).toMatchObject({
        action: 'partner.changes_refused',
        fields: ['name'],
        reason: 'Nom déjà pris',
      });
      expect(JSON.stringify(history)).not.toContain('Fleurs de Beaune');
      await holding(stage, ['manage_partners']);
      expect((await stage.refusal(luc, change, [partner.listed, 'accepted', null])).message).toMatch(
        /^Ada a refusé les changements demandés/,
      );
    }));
});

describe('the page of one listing', () => {
  it('shows the business without its bank account, and other listings that may be the same', () =>
    story(async (stage) => {
      await stage.prepare(
        `update public.partner_businesses set siret = '73282932000082', iban = 'FR1420041010050500013M02606' where partner_id = $1`,
        [partner.hidden],
      );
      const seen = await read(stage, ada, partner.listed);
      expect(seen.business).not.toHaveProperty('iban');
      expect(JSON.stringify(seen)).not.toContain('FR1420041010050500013M02606');
      expect(seen).not.toHaveProperty('owner_id');
      expect(seen.duplicates).toMatchObject([{ id: partner.hidden, why: ['iban', 'siren'] }]);
      await stage.prepare(`update public.partners set name = 'Les fleurs de Pétra !' where id = $1`, [partner.hidden]);
      expect((await read(stage, ada, partner.listed)).duplicates[0]?.why).toContain('name');
    }));
});

describe('the search of the command palette', () => {
  interface Found {
    people?: { name: string; role: string }[];
    partners?: { name: string }[];
    events?: { name: string; owner_id: string }[];
    guests?: { name: string }[];
    tasks?: { name: string }[];
    requests?: { side: string }[];
  }
  const find = ({ call }: Stage, caller: Caller, words: string): Promise<Found> =>
    call<Found>(caller, 'select public.search_everything($1)', [words]);

  it('shows an administrator people, partners and events by permission', () =>
    story(async (stage) => {
      const held = async (permissions: string[], words: string) => {
        await holding(stage, permissions);
        return find(stage, luc, words);
      };
      expect((await held([], 'ali')).people).toEqual([]);
      expect((await held(['manage_clients'], 'ali')).people).toMatchObject([{ role: 'client' }]);
      expect((await held(['manage_clients'], 'petra')).people).toEqual([]);
      expect((await held(['manage_partners'], 'fleurs')).partners).toMatchObject([{ name: 'Les Fleurs de Petra' }]);
      expect((await held(['manage_venues'], 'fleurs')).partners).toEqual([]);
      const [{ name = '' } = {}] = await stage.prepare(`select name from public.events limit 1`);
      const words = String(name).split(' ')[0] ?? '';
      expect((await held(['manage_events'], words)).events).toEqual([]);
      expect(
        (await held(['manage_events', 'manage_clients'], words)).events?.map((event) => Object.keys(event)),
      ).toContainEqual(['id', 'name', 'owner_id']);
      expect((await held(['manage_events', 'manage_clients'], words)).guests).toEqual([]);
    }));

  it('shows members their guests and tasks, partners their requests, and strangers nothing of them', () =>
    story(async (stage) => {
      expect((await find(stage, owner, 'gasp')).guests).toMatchObject([{ name: expect.stringContaining('Gaspard') }]);
      expect((await find(stage, stranger, 'gasp')).guests).toEqual([]);
      const [{ title = '' } = {}] = await stage.prepare(
        `select t.title from public.tasks t join public.event_members m on m.event_id = t.event_id where m.user_id = $1 limit 1`,
        [id.alice],
      );
      expect((await find(stage, owner, String(title))).tasks?.length).toBeGreaterThan(0);
      expect((await find(stage, petra, 'ali')).requests?.every(({ side }) => side === 'partner')).toBe(true);
      expect(await find(stage, owner, 'g')).toEqual({});
      expect((await stage.refusal(anon, `select public.search_everything('gaspard')`)).code).toBe('42501');
    }));
});
