// Changes that were made without a network: each is applied once, in order, over the values that the person saw.
import { describe, expect, it } from 'vitest';
import { connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { type Caller, cast } from '#tests/rls/support/callers.ts';
import { event, guest, moment } from '#tests/rls/support/fixture.ts';
import { conversation, instalment, task } from '#tests/rls/support/planning-fixture.ts';

const { attempt, query, seen } = connect();
const change = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

interface Result {
  id: string;
  outcome: string;
  theirs?: unknown;
  reason?: string;
}

const call = (changes: readonly object[]) =>
  `select public.apply_changes('${JSON.stringify(changes).replaceAll("'", "''")}') as results`;

/** Applies the changes and then runs `look`, in one transaction that is rolled back. */
async function apply(
  caller: Caller,
  changes: readonly object[],
  { prepare = '', look = 'select 1' }: { prepare?: string; look?: string } = {},
): Promise<{ results: Result[]; rows: Record<string, unknown>[] }> {
  const claims = JSON.stringify({ role: caller.role, sub: caller.id });
  await query(
    `begin; ${prepare}; set local role authenticated; select set_config('request.jwt.claims', '${claims}', true)`,
  );
  try {
    const { rows } = await query<{ results: Result[] }>(call(changes));
    await query('reset role');
    return { results: rows[0]?.results ?? [], rows: (await query(look)).rows };
  } finally {
    await query('rollback');
  }
}

const title = (number: number, mine: string, base = 'Réserver le lieu') => ({
  id: change(number),
  kind: 'row',
  table: 'tasks',
  row: task.a,
  mine: { title: mine },
  base: { title: base },
});
const titleNow = { look: `select title, version from public.tasks where id = '${task.a}'` };

describe('a change made without a network', () => {
  it('is refused without a session, and outside its limits', async () => {
    for (const caller of [cast.anon, cast.guest, cast.service_role]) {
      expect(verdict(await attempt(caller, call([title(1, 'x')])))).toBe(insufficientPrivilege);
    }
    for (const wrong of ['[]', '{}', 'null', JSON.stringify(Array.from({ length: 501 }, () => ({})))]) {
      expect(verdict(await attempt(cast.owner, `select public.apply_changes('${wrong}')`))).toBe('PT422');
    }
  });

  it('is refused above five thousand in an hour, of that person alone', async () => {
    const counted = (number: number) => `select set_config('request.jwt.claims', '{"sub": "${cast.owner.id}"}', true);
      select private.count_changes(${number})`;
    const one = call([title(1, 'x')]);
    expect(verdict(await attempt(cast.owner, one, counted(4999)))).toBe(1);
    expect(verdict(await attempt(cast.owner, one, counted(5000)))).toBe('PT429');
    expect(verdict(await attempt(cast.editor, one, counted(5000)))).toBe(1);
  });

  it('is applied once, however often it is sent', async () => {
    const { results, rows } = await apply(cast.editor, [title(1, 'Visiter'), title(1, 'Visiter')], titleNow);
    expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'applied']);
    expect(rows).toEqual([{ title: 'Visiter', version: 2 }]);
  });

  it('is not applied again over what others wrote since', async () => {
    const again = [title(1, 'Visiter'), title(2, 'Réserver le lieu', 'Visiter'), title(1, 'Visiter')];
    expect((await apply(cast.editor, again, titleNow)).rows).toEqual([{ title: 'Réserver le lieu', version: 3 }]);
  });

  it('is merged with changes of other fields, and conflicts with another value of the same field', async () => {
    const prepare = `update public.tasks set notes = 'Appeler' where id = '${task.a}'`;
    const merged = await apply(cast.editor, [title(1, 'Visiter')], { prepare, ...titleNow });
    expect(merged.rows).toMatchObject([{ title: 'Visiter' }]);
    const theirs = `update public.tasks set title = 'Choisir' where id = '${task.a}'`;
    const conflict = await apply(cast.editor, [title(1, 'Visiter')], { prepare: theirs, ...titleNow });
    expect(conflict.results).toEqual([{ id: change(1), outcome: 'conflict', theirs: { title: 'Choisir' } }]);
    expect(conflict.rows).toMatchObject([{ title: 'Choisir' }]);
  });

  it('can be sent again after a conflict, over the value that was shown', async () => {
    const prepare = `update public.tasks set title = 'Choisir' where id = '${task.a}'`;
    const chosen = [title(1, 'Visiter'), title(1, 'Visiter', 'Choisir')];
    const { results, rows } = await apply(cast.editor, chosen, { prepare, ...titleNow });
    expect(results.map(({ outcome }) => outcome)).toEqual(['conflict', 'applied']);
    expect(rows).toMatchObject([{ title: 'Visiter' }]);
  });

  it('does not stop those after it when it is refused', async () => {
    const changes = [
      title(1, ''),
      { ...title(2, 'x'), row: change(9) },
      { id: change(3), kind: '?' },
      title(4, 'Visiter'),
    ];
    const { results, rows } = await apply(cast.editor, changes, titleNow);
    expect(results.map(({ outcome, reason }) => [outcome, reason])).toMatchObject([
      ['refused', expect.any(String)],
      ['refused', 'gone'],
      ['refused', 'invalid'],
      ['applied', undefined],
    ]);
    expect(rows).toMatchObject([{ title: 'Visiter' }]);
  });

  it('writes only named columns of named tables', async () => {
    const wrong = [
      { ...title(1, ''), mine: { event_id: event.b }, base: { event_id: event.a } },
      { ...title(2, ''), table: 'profiles', mine: { role: 'admin' } },
      { ...title(3, ''), table: 'guests', row: guest.gaspard, mine: { token: 'x' } },
    ];
    const { results } = await apply(cast.owner, wrong);
    expect(results.map(({ reason }) => reason)).toEqual(['invalid', 'invalid', 'invalid']);
  });

  it.each(['viewer', 'stranger', 'partner'] as const)('changes nothing for a %s', async (who) => {
    const { results, rows } = await apply(cast[who], [title(1, 'Visiter')], titleNow);
    expect(results).toMatchObject([{ outcome: 'refused' }]);
    expect(rows).toMatchObject([{ title: 'Réserver le lieu' }]);
  });

  it('ticks a task for its assignee who does not edit the event', async () => {
    const ticked = { id: change(1), kind: 'task_state', row: task.a, mine: { state: 'done' }, base: { state: 'todo' } };
    const look = `select state from public.tasks where id = '${task.a}'`;
    expect((await apply(cast.viewer, [ticked], { look })).rows).toEqual([{ state: 'done' }]);
    expect((await apply(cast.stranger, [ticked], { look })).results).toMatchObject([{ reason: 'gone' }]);
  });

  it('renames a guest, records a reply, pays an instalment and moves the day', async () => {
    const [item] = await seen(cast.owner, `select id from public.timeline_items where event_id = '${event.a}'`);
    const [reply] = await seen(
      cast.owner,
      `select i.moment_id, r.attending from public.moment_invitations i
       left join public.guest_replies r using (guest_id, moment_id) where i.guest_id = '${guest.gaspard}' and i.moment_id = '${moment.dinner}'`,
    );
    const isComing = reply?.['attending'] !== true;
    const { results, rows } = await apply(
      cast.editor,
      [
        {
          id: change(1),
          kind: 'row',
          table: 'guests',
          row: guest.helene,
          mine: { first_name: 'Léna' },
          base: { first_name: 'Hélène' },
        },
        {
          id: change(2),
          kind: 'reply',
          event: event.a,
          row: guest.gaspard,
          moment: moment.dinner,
          mine: { attending: isComing },
          base: { attending: reply?.['attending'] ?? null },
        },
        {
          id: change(3),
          kind: 'row',
          table: 'instalments',
          row: instalment.a,
          mine: { paid_on: '2020-02-01' },
          base: { paid_on: null },
        },
        {
          id: change(4),
          kind: 'delay',
          row: item?.['id'],
          mine: { starts_minute: 555 },
          base: { starts_minute: 540 },
        },
      ],
      {
        prepare: `update public.guests set first_name = 'Hélène' where id = '${guest.helene}'`,
        look: `select
          (select first_name from public.guests where id = '${guest.helene}') as name,
          (select attending from public.guest_replies where guest_id = '${guest.gaspard}' and moment_id = '${moment.dinner}') as attending,
          (select paid_on::text from public.instalments where id = '${instalment.a}') as paid_on,
          (select starts_minute from public.timeline_items where id = '${String(item?.['id'])}') as starts_minute`,
      },
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(Array(4).fill('applied'));
    expect(rows).toEqual([{ name: 'Léna', attending: isComing, paid_on: '2020-02-01', starts_minute: 555 }]);
  });

  it('sends a message once', async () => {
    const message = { id: change(1), kind: 'message', row: conversation.a, body: 'Sans réseau' };
    const look = `select count(*)::int as number from public.messages where body = 'Sans réseau'`;
    expect((await apply(cast.owner, [message, message], { look })).rows).toEqual([{ number: 1 }]);
    expect((await apply(cast.stranger, [message], { look })).rows).toEqual([{ number: 0 }]);
  });
});
