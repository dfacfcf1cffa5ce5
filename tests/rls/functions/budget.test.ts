// Money: sums that are the domain's, instalments that never exceed their line, and a budget hidden from members without access.
import { type Ledger, type LedgerSums, ledgerSums, proposedBudget } from '@liesse/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cast, id } from '#tests/rls/support/callers.ts';
import { event } from '#tests/rls/support/fixture.ts';
import { category, instalment, item, laid, paper } from '#tests/rls/support/planning-fixture.ts';
import { connectStory } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const { owner, editor, viewer, stranger, anon } = cast;
const withoutBudget = cast['viewer without budget'];
const ledgerOf = 'select public.budget_ledger($1)';

describe('the ledger', () => {
  it('has the sums of the domain, whatever its lines', async () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 });
    const line = fc.record({
      label: fc.constant('Ligne'),
      estimated_cents: cents,
      quoted_cents: fc.option(cents, { nil: null }),
      committed_cents: fc.option(cents, { nil: null }),
      unit_cents: fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: null }),
    });
    const due = fc.record({
      share: fc.integer({ min: 1, max: 50 }),
      days: fc.integer({ min: -300, max: 300 }),
      paid: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), fc.array(due, { maxLength: 2 }), (lines, dues) =>
        story(async ({ prepare, call }) => {
          await prepare('update public.events set expected_guests = 97 where id = $1', [event.a]);
          await prepare(
            `with added as (
               insert into public.budget_items
                 (event_id, label, estimated_cents, quoted_cents, committed_cents, is_per_guest, unit_cents)
               select $1, l.label, l.estimated_cents, l.quoted_cents, l.committed_cents, l.unit_cents is not null, l.unit_cents
               from jsonb_to_recordset($2) as l
                 (label text, estimated_cents bigint, quoted_cents bigint, committed_cents bigint, unit_cents bigint)
               returning *
             )
             insert into public.instalments (event_id, item_id, amount_cents, due_on, paid_on)
             select $1, a.id, private.amount_of(a, 97) * (d ->> 'share')::int / 100, current_date + (d ->> 'days')::int,
               case when (d ->> 'paid')::boolean then current_date end
             from added a, jsonb_array_elements($3) d
             where private.amount_of(a, 97) * (d ->> 'share')::int / 100 > 0`,
            [event.a, JSON.stringify(lines), JSON.stringify(dues)],
          );
          const ledger = await call<Ledger & { sums: LedgerSums }>(owner, ledgerOf, [event.a]);
          const [day] = await prepare('select private.today()::text as today');
          expect(ledger.items).toHaveLength(lines.length + 1);
          expect(ledger.sums).toEqual(ledgerSums(ledger, String(day?.today)));
        }),
      ),
      { numRuns: 25 },
    );
  });

  it('is shown to those who may see the budget', () =>
    story(async ({ call, refusal }) => {
      const seen = await call<Ledger>(viewer, ledgerOf, [event.a]);
      expect(seen).toMatchObject({
        total_cents: 2_000_000,
        items: [{ id: item.a, label: 'Lieu', partner_name: null }],
      });
      expect(await refusal(withoutBudget, ledgerOf, [event.a])).toMatchObject({
        code: '42501',
        reason: 'hidden-budget',
      });
      expect(await refusal(stranger, ledgerOf, [event.a])).toMatchObject({ code: '42501', reason: 'not-member' });
      expect(await refusal(anon, ledgerOf, [event.a])).toMatchObject({ code: '42501' });
    }));
});

describe('a proposed budget', () => {
  const plan = 'select public.plan_budget($1, $2)';
  const wedding = JSON.stringify(proposedBudget('mariage', 2_000_000, 97));

  it('is added once, and a part that is there stays as it is', () =>
    story(async ({ call, prepare }) => {
      expect(await call(editor, plan, [event.a, wedding])).toEqual({ categories: 9, items: 10 });
      expect(await call(editor, plan, [event.a, wedding])).toEqual({ categories: 0, items: 0 });
      const [part] = await prepare('select name, planned_cents from public.budget_categories where id = $1', [
        category.a,
      ]);
      expect(part).toEqual({ name: 'Lieu et repas', planned_cents: '1000000' });
    }));

  it('adds up to the cent in an event that has none', () =>
    story(async ({ call, prepare }) => {
      await prepare('delete from public.budget_items where event_id = $1', [event.a]);
      await prepare('delete from public.budget_categories where event_id = $1', [event.a]);
      await prepare('update public.events set expected_guests = 97 where id = $1', [event.a]);
      await call(editor, plan, [event.a, wedding]);
      const { sums } = await call<{ sums: LedgerSums }>(owner, ledgerOf, [event.a]);
      expect(sums).toMatchObject({ estimated: 2_000_000, forecast: 2_000_000, paid: 0, remaining: 2_000_000 });
    }));

  it('is refused to those who do not organise, and when it is absurd', () =>
    story(async ({ refusal }) => {
      expect(await refusal(viewer, plan, [event.a, wedding])).toMatchObject({ reason: 'not-member' });
      expect(await refusal(owner, plan, [event.a, '{}'])).toMatchObject({ reason: 'invalid' });
      const negative = JSON.stringify([{ code: 'x', name: 'X', planned_cents: -1, items: [] }]);
      expect(await refusal(owner, plan, [event.a, negative])).toMatchObject({ code: '23514' });
    }));
});

describe('a budget from nothing', () => {
  const start = 'select public.start_budget($1, $2, $3, $4)';
  const wedding = JSON.stringify(proposedBudget('mariage', 3_000_000, 97));
  const now = `select b.total_cents::int, e.expected_guests, (select count(*)::int from public.budget_categories c where c.event_id = e.id)
    from public.events e join public.event_budgets b on b.event_id = e.id where e.id = '${event.a}'`;

  it('is written whole, by those who organise', () =>
    story(async ({ call, refusal, prepare }) => {
      for (const who of [viewer, withoutBudget, stranger, anon]) {
        expect(await refusal(who, start, [event.a, 3_000_000, wedding, 97])).toMatchObject({ code: '42501' });
      }
      expect(await call(editor, start, [event.a, 3_000_000, wedding, 97])).toEqual({ categories: 9, items: 10 });
      expect(await prepare(now)).toEqual([{ total_cents: 3_000_000, expected_guests: 97, count: 10 }]);
    }));

  it('leaves nothing behind when a part of it is refused', () =>
    story(async ({ refusal, prepare }) => {
      const before = await prepare(now);
      const negative = JSON.stringify([{ code: 'x', name: 'X', planned_cents: -1, items: [] }]);
      expect(await refusal(owner, start, [event.a, 3_000_000, negative, 97])).toMatchObject({ code: '23514' });
      expect(await refusal(owner, start, [event.a, -1, wedding, 97])).toMatchObject({ code: '23514' });
      expect(await refusal(owner, start, [event.a, 3_000_000, wedding, 0])).toMatchObject({ hint: 'guests' });
      expect(await prepare(now)).toEqual(before);
    }));
});

describe('instalments', () => {
  const add = `insert into public.instalments (event_id, item_id, amount_cents) values ('${event.a}', '${item.a}', $1)`;
  const set = 'select public.set_instalments($1, $2)';
  const amount = (cents: number) => `update public.budget_items set committed_cents = ${cents} where id = '${item.a}'`;

  it('never exceed their line, from either side', () =>
    story(async ({ call, refusal }) => {
      await call(owner, add, [400_000]);
      expect(await refusal(owner, add, [1])).toMatchObject({ code: 'PT422', reason: 'exceeds', hint: '1' });
      expect(await refusal(owner, amount(500_000))).toMatchObject({ reason: 'exceeds', hint: '100000' });
      await call(owner, amount(700_000));
      await call(owner, add, [100_000]);
      expect(
        await refusal(owner, `update public.instalments set amount_cents = 300000 where id = '${instalment.a}'`),
      ).toMatchObject({ reason: 'exceeds' });
    }));

  it('are planned whole or not at all, and what is paid stays', () =>
    story(async ({ call, refusal, rows }) => {
      await call(owner, `update public.instalments set paid_on = current_date where id = '${instalment.a}'`);
      const plan = (last: number) =>
        JSON.stringify([
          { kind: 'acompte', amount_cents: 150_000, days_before: 30 },
          { kind: 'solde', amount_cents: last, due_on: '2010-01-01' },
        ]);
      expect(await refusal(owner, set, [item.a, plan(1)])).toMatchObject({ reason: 'does-not-add-up', hint: '249999' });
      expect(await refusal(owner, set, [item.a, plan(250_001)])).toMatchObject({
        reason: 'does-not-add-up',
        hint: '-1',
      });
      expect(await call<string[]>(owner, set, [item.a, plan(250_000)])).toHaveLength(2);
      const kinds = await rows(
        owner,
        'select kind, amount_cents::int from public.instalments where item_id = $1 order by position',
        [item.a],
      );
      expect(kinds).toEqual([
        { kind: 'arrhes', amount_cents: 200_000 },
        { kind: 'acompte', amount_cents: 150_000 },
        { kind: 'solde', amount_cents: 250_000 },
      ]);
      expect(await refusal(viewer, set, [item.a, '[]'])).toMatchObject({ code: 'PT404' });
      expect(await refusal(withoutBudget, set, [item.a, '[]'])).toMatchObject({ reason: 'unknown' });
    }));

  it('say who paid, and follow the event until then', () =>
    story(async ({ call, prepare }) => {
      const read = async () =>
        (await prepare('select due_on::text, paid_by from public.instalments where id = $1', [instalment.a]))[0];
      const move = `update public.events set starts_on = $1, rsvp_closes_on = null where id = '${event.a}'`;
      await prepare(move, ['2010-06-12']);
      expect(await read()).toEqual({ due_on: '2010-05-13', paid_by: null });
      await call(editor, `update public.instalments set paid_on = '2010-05-01' where id = '${instalment.a}'`);
      await prepare(move, ['2010-08-12']);
      expect(await read()).toEqual({ due_on: '2010-05-13', paid_by: id.edith });
    }));

  it('hide their receipt with the budget, also after the line is gone', () =>
    story(async ({ call, prepare, rows }) => {
      await prepare(laid('event-documents', paper(event.a, 7)));
      const receipt = await call<string>(
        owner,
        `insert into public.documents (event_id, path, name) values ('${event.a}', '${paper(event.a, 7)}', 'Reçu') returning id`,
      );
      const seen = () => rows(withoutBudget, 'select name from public.documents where id = $1', [receipt]);
      expect(await seen()).toHaveLength(1);
      await call(owner, `update public.instalments set receipt_id = '${receipt}' where id = '${instalment.a}'`);
      expect(await seen()).toEqual([]);
      await call(owner, `delete from public.budget_items where id = '${item.a}'`);
      expect(await seen()).toEqual([]);
      expect(await rows(viewer, 'select name from public.documents where id = $1', [receipt])).toHaveLength(1);
    }));

  it('refuse absurd money', () =>
    story(async ({ refusal }) => {
      for (const cents of [0, -5]) expect(await refusal(owner, add, [cents])).toMatchObject({ code: '23514' });
      expect(await refusal(owner, amount(-1))).toMatchObject({ code: '23514' });
      expect(await refusal(owner, amount(99_999_999_999))).toMatchObject({ code: '23514' });
    }));
});

describe('a what-if scenario', () => {
  const apply = 'select public.apply_what_if($1, $2, $3)';
  const lines = (change: object) => JSON.stringify([{ id: item.a, version: 1, ...change }]);
  const now = `select e.expected_guests, i.estimated_cents::int from public.events e
    join public.budget_items i on i.id = '${item.a}' where e.id = '${event.a}'`;

  it('is written whole, by those who may write', () =>
    story(async ({ call, refusal, prepare }) => {
      await prepare('update public.events set expected_guests = 90 where id = $1', [event.a]);
      for (const who of [viewer, withoutBudget, stranger, anon]) {
        expect(await refusal(who, apply, [event.a, lines({ estimated_cents: 1 }), 120])).toMatchObject({
          code: '42501',
        });
      }
      expect(await call<number>(editor, apply, [event.a, lines({ estimated_cents: 700_000 }), 120])).toBe(1);
      expect(await prepare(now)).toEqual([{ expected_guests: 120, estimated_cents: 700_000 }]);
    }));

  it('changes nothing when a line is newer, agreed, of another event, or too small for its instalments', () =>
    story(async ({ refusal, prepare }) => {
      await prepare('update public.events set expected_guests = 90 where id = $1', [event.a]);
      const stale = [lines({ version: 7 }), JSON.stringify([{ id: item.b, version: 1, estimated_cents: 1 }])];
      for (const sent of stale) {
        expect(await refusal(owner, apply, [event.a, sent, 120])).toMatchObject({ code: 'PT409', reason: 'stale' });
      }
      expect(await refusal(owner, apply, [event.a, lines({ estimated_cents: 100 }), 120])).toMatchObject({
        reason: 'exceeds',
      });
      expect(await refusal(owner, apply, [event.a, '[]', 0])).toMatchObject({ reason: 'invalid', hint: 'guests' });
      expect(await prepare(now)).toEqual([{ expected_guests: 90, estimated_cents: 600_000 }]);
      await prepare('update public.budget_items set quoted_cents = 650000 where id = $1', [item.a]);
      expect(await refusal(owner, apply, [event.a, lines({ version: 2, estimated_cents: 1 }), null])).toMatchObject({
        reason: 'stale',
      });
    }));
});
