import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUnsafe, lintFolder } from './migration-safety.ts';

describe('a migration while the previous version runs', () => {
  it.each([
    'drop table public.guests;',
    'drop function public.send_reply(uuid);',
    'alter table public.guests rename column name to full_name;',
    'alter table public.guests rename to invitees;',
    `alter type public.event_kind rename value 'other' to 'misc';`,
    'alter table public.guests drop column name;',
    'alter table public.guests drop name;',
    'ALTER TABLE public.guests\n  ALTER COLUMN age TYPE bigint;',
    'alter table public.guests alter age set not null;',
    'alter table public.guests add column age integer not null;',
    'alter table public.guests add constraint old check (age > 0);',
    'alter table public.guests add unique (name);',
    'drop policy "hosts read guests" on public.guests;',
    'revoke select on public.guests from authenticated;',
    'truncate public.guests;',
  ])('may not: %s', (sql) => {
    expect(findUnsafe(sql)).toHaveLength(1);
  });

  it.each([
    'create table public.gifts (id uuid primary key, name text not null);',
    'create table public.gifts (id int); alter table public.gifts add column age integer not null;',
    'alter table public.guests add column age integer;',
    'alter table public.guests add column age integer not null default 0;',
    'alter table public.guests add column age integer default 0 not null;',
    'alter table public.guests add constraint old check (age > 0) not valid;',
    'alter table public.guests drop constraint old;',
    'alter table public.guests alter age drop not null;',
    'create or replace function public.f() returns void language sql as $$ drop table public.guests $$;',
    `comment on table public.guests is 'drop table public.guests';`,
    'drop policy "hosts read guests" on public.guests;\ncreate policy "hosts read guests" on public.guests for select using (true);',
    'drop function public.f(uuid);\ncreate function public.f(uuid, text default null) returns void language sql as $$ $$;',
    '-- contract: no version since 1.4 reads it.\nalter table public.guests drop column name;',
    '-- Names are in two columns.\n-- contract: no version since 1.4 reads it.\nalter table public.guests drop column name;',
  ])('may: %s', (sql) => {
    expect(findUnsafe(sql)).toEqual([]);
  });

  it('needs a reason beside the word, and right above the statement', () => {
    expect(findUnsafe('-- contract:\ndrop table public.guests;')).toHaveLength(1);
    expect(findUnsafe('-- contract: unused.\n\ndrop table public.guests;')).toHaveLength(1);
  });
});

it('names file and line of migrations after the first release alone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'liesse-migrations-'));
  try {
    await writeFile(path.join(folder, '20200101000000_first.sql'), 'drop table public.old;');
    await writeFile(path.join(folder, '20200201000000_next.sql'), 'select 1;\n\ndrop table public.guests;\n');
    expect(await lintFolder(folder, '20200101000000')).toEqual([
      '20200201000000_next.sql, line 3: drops what the previous version may use',
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
