// Render errors of browsers: anybody reports them within limits, nothing personal is stored, manage_system alone reads them.
import { expect, it } from 'vitest';
import { cast, id } from '#tests/rls/support/callers.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const story = connectStory();
const luc = cast['admin without permission'];
const record = 'select public.record_browser_error($1, $2, $3, $4)';
const list = 'select public.browser_error_list()';
const stack = 'Row B1x.js:1:20\nC2.js:3:4';
const report = (message = 'TypeError: x is undefined', build = 'B1') => [
  message,
  stack,
  '/client/todo/:taskId?',
  build,
];

const stored = async (stage: Stage) => {
  await stage.prepare('update public.profiles set permissions = $1 where id = $2', [['manage_system'], id.luc]);
  return stage.call<Array<{ message: string; build: string; reports: number; stack: string; route: string }>>(
    luc,
    list,
  );
};

it('are counted by message and build, the newest first', () =>
  story(async (stage) => {
    for (const values of [report(), report(), report(undefined, 'B2')]) await stage.call(cast.anon, record, values);
    await stage.call(cast.owner, record, report());
    await stage.prepare(`update private.browser_errors set last_at = now() + interval '1 second' where build = 'B1'`);
    expect(await stored(stage)).toMatchObject([
      { build: 'B1', message: 'TypeError: x is undefined', reports: 3, stack, route: '/client/todo/:taskId?' },
      { build: 'B2', reports: 1 },
    ]);
  }));

it('are stored without what could name a person', () =>
  story(async (stage) => {
    const message =
      'Error: "Marie Dupont", marie@example.org, https://a.fr/guest?token=x, 0b1f4c2e-7d1a-4c8e-9a53-2a1b7c9d0e11, 0612345678';
    await stage.call(cast.anon, record, report(message));
    const [error] = await stored(stage);
    expect(error?.message).toMatch(/^Error: /);
    expect(error?.message).not.toMatch(/Marie|marie|token|0b1f|0612/);
  }));

it.each([
  ['a route with an id', ['Error', stack, '/client/guests/0b1f4c2e-7d1a', 'B1']],
  ['a route with a query', ['Error', stack, '/guest?token=abc', 'B1']],
  ['a stack with a text', ['Error', 'Marie Dupont', '/guest', 'B1']],
  ['a stack that is too long', ['Error', 'C2.js:3:4\n'.repeat(300), '/guest', 'B1']],
  ['no message', ['', stack, '/guest', 'B1']],
  ['a null', [null, stack, '/guest', 'B1']],
  ['a build that is no name', ['Error', stack, '/guest', 'B 1']],
])('are refused with %s', (_, values) =>
  story(async (stage) => {
    expect(await stage.refusal(cast.anon, record, values)).toMatchObject({ code: 'PT422', reason: 'not-a-report' });
  }),
);

it('are limited by network and, for new messages, in all', () =>
  story(async (stage) => {
    for (let n = 0; n < 21; n += 1) await stage.call(cast.anon, record, report());
    expect(await stored(stage)).toMatchObject([{ reports: 20 }]);
    await stage.prepare('delete from private.use_counts');
    await stage.prepare(`select private.count_use('browser-error', 'all', 200, '1 day', 200)`);
    await stage.call(cast.anon, record, report('Error: another'));
    expect(await stored(stage)).toHaveLength(1);
  }));

it('are erased after thirty days', () =>
  story(async (stage) => {
    await stage.call(cast.anon, record, report());
    await stage.call(cast.anon, record, report('Error: old'));
    await stage.prepare(
      `update private.browser_errors set last_at = now() - interval '31 days' where message = 'Error: old'`,
    );
    await stage.prepare('select private.forget_guests()');
    expect(await stored(stage)).toMatchObject([{ message: 'TypeError: x is undefined' }]);
  }));

it('are read by holders of manage_system alone', () =>
  story(async (stage) => {
    for (const caller of [luc, cast.owner, cast.partner, cast.anon])
      expect(await stage.refusal(caller, list)).toMatchObject({ code: '42501' });
  }));
