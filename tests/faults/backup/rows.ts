// Fills a database with rows that are hard to carry, and reads whole databases to be compared.
import pg from 'pg';

export async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const TEXTS = [
  '',
  'tab\there, line\nthere, return\r, back\\slash, \\N, \\.',
  '\\.',
  'é è ê — « œuf » 漢字 👩‍👩‍👧 e\u0301 \u202e',
  `quotes ' " \` $$ %s`,
  '\u0001\u0002\u001f\u007f',
  'x'.repeat(300_000),
];

export async function fillAwkward(connection: pg.ClientConfig): Promise<void> {
  await withClient(connection, async (client) => {
    for (const text of TEXTS) {
      await client.query('insert into public.awkward (title, raw, tags, data, shape) values ($1, $2, $3, $4, $5)', [
        text,
        Buffer.from(text),
        [text, null, '{"}', ''],
        JSON.stringify({ [text.slice(0, 50)]: [text, null, 1e30] }),
        '{"b": 1,  "a": 2, "a": 3}',
      ]);
    }
    await client.query(SPECIAL);
  });
}

const SPECIAL = `
  insert into public.awkward (title, raw, grid, lasts, moment, day, at_time, exact, inexact, feeling, feelings, code, span,
    address, bits, search, fixed)
  values
    ('special', '\\x00ff0a5c', '{{1,2},{3,null}}', '1 mon -3 days 04:05:06.789', 'infinity', '-infinity', '23:59:59.999999+14',
      'NaN', 'Infinity', 'très gai', '{calm,"it''s"}', '01000', '(,2010-06-12 18:00+02]', '2001:db8::/32', B'10110',
      to_tsvector('french', 'les mariées dansent'), 'ab'),
    ('more', '', '{}', '-178000000 years', '4713-01-01 00:00:00+00 BC', '5874897-12-31', '00:00:00-15:59',
      '-123456789012345678901234567890.000000000000000000010', '-0', 'it''s', '{}', '99999', 'empty', '10.0.0.1', B'', '', ''),
    ('floats', null, null, null, null, null, null, '1e-100', '2.2250738585072014e-308', null, null, null, null, null, null, null, null);
  insert into public.awkward (title) overriding system value select 'jump' from setval('public.awkward_id_seq', 5000);
  insert into public."Odd ""name"", été" values (1, 'x'), (2, null);
  insert into public.no_columns default values;
  insert into public.couples values (1, null), (2, null);
  insert into public.gifts values (1, 1, null), (2, 1, 1), (3, 2, 3);
  update public.couples set favourite = 2 where id = 1;
  insert into public.visits values ('2009-05-01', 1, 'early'), ('2010-05-01', 2, null);
  update public.lists set size = 99 where name = 'menu';
  delete from public.lists where name = 'removed later';
  insert into public.ledger (amount) values (10), (20);
  refresh materialized view public.totals;
  select nextval('public.ticket'), nextval('public.ticket');
  select platform.enqueue_job('wait', '{"for": "later"}', 'visit:1', now() + interval '30 days');
  select platform.send_mail('remind:1', 'reminder', 'lea@exemple.fr', 'Rappel', 'Bonjour', null, now() + interval '20 days')`;

/** Not of the data: what a server writes by itself, what a restore makes anew, and the record of a backup, written after it. */
const OWN_AFFAIRS = `n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'extensions', 'realtime', 'graphile_worker')
  and c.relname not in ('platform_parts', 'migration_checksums', 'uploads', 'discarded', 'backups') and c.relpersistence = 'p'`;

/** Every row of every table as text, by table; the values of sequences, the jobs in the queue, the rows of views. */
export async function readEverything(connection: pg.ClientConfig): Promise<Record<string, string[]>> {
  return withClient(connection, async (client) => {
    await client.query(`set timezone = 'UTC'; set extra_float_digits = 1; begin isolation level repeatable read`);
    const { rows: relations } = await client.query<{ name: string; kind: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name, c.relkind as kind from pg_class c
       join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'S', 'm') and ${OWN_AFFAIRS} order by 1`,
    );
    const everything: Record<string, string[]> = {};
    for (const { name, kind } of relations) {
      const what = kind === 'S' ? 'row(t.last_value, t.is_called)' : 't';
      everything[name] = await texts(client, `select ${what}::text from ${name} t`);
    }
    everything.queue = await texts(
      client,
      `select row(t.identifier, j.payload::text, j.run_at, j.attempts, j.max_attempts, j.key)::text
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`,
    );
    everything.constraints = await texts(
      client,
      `select row(k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid), k.convalidated)::text from pg_constraint k
       join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where ${OWN_AFFAIRS}`,
    );
    everything.triggers = await texts(
      client,
      `select row(g.tgrelid::regclass, g.tgname, g.tgenabled)::text from pg_trigger g join pg_class c on c.oid = g.tgrelid
       join pg_namespace n on n.oid = c.relnamespace where not g.tgisinternal and ${OWN_AFFAIRS}`,
    );
    return everything;
  });
}

async function texts(client: pg.Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text: sql, rowMode: 'array' });
  return rows.map(([text]) => text).toSorted();
}

/** Writers that go on until they are stopped, each transaction with a row for either hand. */
export function writePairs(connection: pg.ClientConfig, writers: number): { stop(): Promise<number> } {
  const over = new AbortController();
  let written = 0;
  const work = Array.from({ length: writers }, () =>
    withClient(connection, async (client) => {
      while (!over.signal.aborted) {
        await client.query(`begin;
          insert into public.left_hand values (gen_random_uuid(), (random() * 1000000)::integer);
          insert into public.right_hand select * from public.left_hand l
            where not exists (select from public.right_hand r where r.id = l.id) and l.xmin = pg_current_xact_id()::xid;
          commit`);
        written += 1;
      }
    }),
  );
  return {
    async stop() {
      over.abort();
      await Promise.all(work);
      return written;
    },
  };
}
