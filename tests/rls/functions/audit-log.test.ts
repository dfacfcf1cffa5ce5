// The audit log: one chain of rows that nobody can change, not even the server's own key.
import { describe, expect, it } from 'vitest';
import { connect } from '#tests/rls/support/attempt.ts';
import { type Caller, cast, id } from '#tests/rls/support/callers.ts';
import { connectStory, type Stage } from '#tests/rls/support/transaction.ts';

const { query } = connect();
const story = connectStory();
const ada = cast['admin with permission'];

const record = (reason: string) =>
  `select private.record_audit('partner.refused', 'partner', '7', '{"state": "pending"}', '{"state": "refused"}', '${reason}');`;

it('chains each row to the one before it', async () => {
  const rows = await inTransaction(
    `${record('Photos floues')} ${record('Numéro SIRET inconnu')}`,
    `select a.id, a.reason, a.hash = private.audit_hash(a) as is_whole,
       a.previous_hash = lag(a.hash) over (order by a.id) as follows
     from public.audit_log a order by a.id desc limit 2`,
  );
  expect(rows).toMatchObject([
    { reason: 'Numéro SIRET inconnu', is_whole: true, follows: true },
    { reason: 'Photos floues', is_whole: true },
  ]);
});

it('gives another hash to a row whose content was changed by hand', async () => {
  const [row] = await inTransaction(
    `${record('Photos floues')} alter table public.audit_log disable trigger user;
     update public.audit_log set reason = 'Aucun motif' where reason = 'Photos floues';`,
    'select a.hash = private.audit_hash(a) as is_whole from public.audit_log a order by a.id desc limit 1',
  );
  expect(row).toEqual({ is_whole: false });
});

it.each([`update public.audit_log set reason = 'Autre'`, 'delete from public.audit_log', 'truncate public.audit_log'])(
  'refuses « %s » also to the owner of the table',
  async (sql) => {
    await expect(inTransaction(record('Photos floues'), sql)).rejects.toThrow('the audit log is append-only');
  },
);

describe('the verification', () => {
  const verify = ({ call }: Stage, afterId = 0, most = 5000) =>
    call<Verdict>(ada, 'select public.verify_audit_log($1, $2)', [afterId, most]);
  /** The newest number, after six entries were added. */
  const fill = async ({ prepare }: Stage): Promise<number> => {
    for (let n = 1; n <= 6; n += 1) await prepare(record(`Motif ${n}`));
    const [row] = await prepare('select max(a.id)::int as last from public.audit_log a');
    return row?.['last'] as number;
  };
  const byHand = ({ prepare }: Stage, sql: string) =>
    prepare(
      `alter table public.audit_log disable trigger user; ${sql}; alter table public.audit_log enable trigger user`,
    );

  it('finds a whole log whole, in one step or in several', () =>
    story(async (stage) => {
      const last = await fill(stage);
      expect(await verify(stage)).toMatchObject({ last_id: last, read: last, is_done: true, fault: null });
      const first = await verify(stage, 0, 4);
      expect(first).toMatchObject({ last_id: 4, read: 4, is_done: false, fault: null, hash: null });
      expect(await verify(stage, first.last_id)).toMatchObject({
        last_id: last,
        read: last - 4,
        is_done: true,
        fault: null,
      });
    }));

  it.each([
    ['a changed row', -3, `update public.audit_log set reason = 'Autre' where id = $`, 'changed', 0],
    [
      'a changed row with its hash',
      -3,
      `update public.audit_log a set reason = 'Autre',
       hash = private.audit_hash((a.id, a.at, a.actor_id, a.action, a.subject_kind, a.subject_id, a.before, a.after, 'Autre',
         a.previous_hash, a.hash)::public.audit_log) where id = $`,
      'unlinked',
      1,
    ],
    ['a row removed from the middle', -3, 'delete from public.audit_log where id = $', 'removed', 0],
    ['removed newest rows', -1, 'delete from public.audit_log where id >= $', 'removed', 0],
    [
      'a row added by hand',
      1,
      `insert into public.audit_log select $, at, actor_id, action, subject_kind, subject_id, before, after,
       reason, hash, hash from public.audit_log where id = $ - 1`,
      'changed',
      0,
    ],
  ])('finds %s', (_name, offset, sql, kind, distance) =>
    story(async (stage) => {
      const row = (await fill(stage)) + offset;
      await byHand(stage, sql.replaceAll('$', String(row)));
      expect(await verify(stage)).toMatchObject({ is_done: true, fault: { id: row + distance, kind } });
    }),
  );
});

describe('the list', () => {
  interface Page {
    rows: Array<{
      id: number;
      action: string;
      actor_name: string | null;
      subject_name: string | null;
      reason: string | null;
    }>;
    next: number | null;
  }
  const list = ({ call }: Stage, filters = '') => call<Page>(ada, `select public.audit_list(${filters})`);

  it('names people, pages by number and filters by person, action, subject and day', () =>
    story(async (stage) => {
      const { prepare } = stage;
      await prepare(`select set_config('request.jwt.claims', '{"sub": "${id.ada}"}', true)`);
      await prepare(`select private.record_audit('account.suspended', 'account', '${id.boris}', null, null, 'Essai')`);
      await prepare(`select private.record_audit('network.blocked', 'network', 'x')`);
      await prepare(`select set_config('request.jwt.claims', '', true)`);
      await prepare(record('Par le serveur'));
      const all = await list(stage, 'most => 2');
      expect(all.rows.map(({ action }) => action)).toEqual(['partner.refused', 'network.blocked']);
      expect(all.rows[0]).toMatchObject({ actor_name: null, reason: 'Par le serveur' });
      const older = await list(stage, `most => 2, before => ${all.next}`);
      expect(older.rows[0]).toMatchObject({ action: 'account.suspended', actor_name: 'Ada', subject_name: 'Boris' });
      expect((await list(stage, `of_actor => '${id.ada}'`)).rows).toHaveLength(2);
      expect((await list(stage, `of_actor => '${id.ada}', of_action => 'network.blocked'`)).rows).toHaveLength(1);
      expect((await list(stage, `of_kind => 'account', of_subject => '${id.boris}'`)).rows).toHaveLength(1);
      expect((await list(stage, `by_server => true, of_action => 'account.suspended'`)).rows).toHaveLength(0);
      expect((await list(stage, 'from_day => current_date + 2')).rows).toEqual([]);
      expect((await list(stage, 'to_day => current_date - 2')).rows).toEqual([]);
      expect(
        (await list(stage, 'from_day => current_date - 1, to_day => current_date + 1')).rows.length,
      ).toBeGreaterThan(2);
      expect(await stage.call(ada, 'select public.audit_filters()')).toMatchObject({
        actors: expect.arrayContaining([{ id: id.ada, name: 'Ada' }]),
        actions: expect.arrayContaining(['account.suspended', 'network.blocked', 'partner.refused']),
      });
    }));

  it.each(['verify_audit_log()', 'audit_list()', 'audit_filters()'])(
    'is refused to whoever lacks the permission: %s',
    (call) =>
      story(async ({ refusal }) => {
        for (const who of ['owner', 'partner', 'admin without permission'] as const)
          expect(await refusal(cast[who], `select public.${call}`)).toMatchObject({ code: '42501' });
        expect(await refusal(cast.anon, `select public.${call}`)).toMatchObject({ code: '42501' });
      }),
  );
});

describe('an administrative write is recorded', () => {
  const newest = ({ prepare }: Stage) =>
    prepare(
      'select a.action, a.actor_id, a.subject_id, a.before, a.after, a.reason from public.audit_log a order by a.id desc limit 1',
    );

  it('when somebody’s role or permissions change, also by the secret key', () =>
    story(async (stage) => {
      await stage.rows(ada, `update public.profiles set permissions = '{manage_venues}' where id = '${id.luc}'`);
      await stage.rows(ada, `update public.profiles set permissions = '{view_dashboard}' where id = '${id.luc}'`);
      expect(await newest(stage)).toEqual([
        {
          action: 'admin.permissions_changed',
          actor_id: id.ada,
          subject_id: id.luc,
          before: { role: 'admin', permissions: ['manage_venues'] },
          after: { role: 'admin', permissions: ['view_dashboard'] },
          reason: null,
        },
      ]);
      await stage.rows(cast.service_role, `update public.profiles set role = 'admin' where id = '${id.boris}'`);
      expect(await newest(stage)).toMatchObject([{ actor_id: null, subject_id: id.boris }]);
      await stage.rows(ada, `update public.profiles set name = 'Luc L.' where id = '${id.luc}'`);
      expect(await newest(stage)).toMatchObject([{ subject_id: id.boris }]);
    }));

  it('when a post is written, changed or deleted, without its texts', () =>
    story(async (stage) => {
      const run = (caller: Caller, sql: string) => stage.rows(caller, sql);
      await run(
        ada,
        `insert into public.posts (slug, topic, title, summary, body) values ('essai', 'budget', 'T', 'S', 'B')`,
      );
      expect(await newest(stage)).toMatchObject([
        { action: 'post.created', before: null, after: { slug: 'essai', topic: 'budget', published_at: null } },
      ]);
      await run(ada, `update public.posts set body = 'Nouveau' where slug = 'essai'`);
      expect(await newest(stage)).toMatchObject([{ action: 'post.changed', after: { rewritten: ['body'] } }]);
      await run(ada, `delete from public.posts where slug = 'essai'`);
      expect(await newest(stage)).toMatchObject([{ action: 'post.deleted', before: { slug: 'essai' }, after: null }]);
    }));

  it('when a message is filed or deleted, by its id alone, and not when its time is over', () =>
    story(async (stage) => {
      await stage.rows(ada, `update public.contact_messages set state = 'handled'`);
      expect(await newest(stage)).toMatchObject([
        { action: 'contact_message.filed', before: { state: 'new' }, after: { state: 'handled' } },
      ]);
      await stage.prepare(`update public.contact_messages set created_at = now() - interval '4 years'`);
      const [before] = await newest(stage);
      await stage.rows(
        cast.service_role,
        `select public.send_contact_message('Ivo', 'i@e.fr', 'other', 'Un message assez long.', '1')`,
      );
      expect(await newest(stage)).toEqual([before]);
      await stage.rows(ada, 'delete from public.contact_messages');
      expect(await newest(stage)).toMatchObject([{ action: 'contact_message.deleted', after: null }]);
    }));

  it('when the secret key changes an account, and not when its owner does', () =>
    story(async (stage) => {
      const write = (action: string, actor: string | null, role: string) =>
        stage.prepare(`insert into auth.audit_log_entries (action, actor_id, subject_id, details)
          values ('${action}', ${actor === null ? 'null' : `'${actor}'`}, '${id.boris}', '{"actor_role": "${role}", "fields": ["password"]}')`);
      await write('user_modified', null, 'service_role');
      expect(await newest(stage)).toMatchObject([
        { action: 'account.changed', actor_id: null, subject_id: id.boris, after: { fields: ['password'] } },
      ]);
      await write('factor_deleted', id.boris, 'authenticated');
      expect(await newest(stage)).toMatchObject([{ action: 'account.changed' }]);
    }));
});

interface Verdict {
  last_id: number;
  read: number;
  is_done: boolean;
  fault: { id: number; kind: string } | null;
  hash: string | null;
}

async function inTransaction(prepare: string, sql: string): Promise<Record<string, unknown>[]> {
  await query(`begin; ${prepare}`);
  try {
    const { rows } = await query(sql);
    return rows;
  } finally {
    await query('rollback');
  }
}
