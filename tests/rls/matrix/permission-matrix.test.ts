// [STA-03] Each permission alone, and all but each: every line of the matrix and every function and file that a permission opens is
// tried by both administrators, and answers what the written tables say. One statement tries all of them, because there are thousands.
import { type Permission, permissions } from '@liesse/domain';
import { describe, expect, it } from 'vitest';
import { connect, insufficientPrivilege, writeLock } from '#tests/rls/support/attempt.ts';
import { cast, id } from '#tests/rls/support/callers.ts';
import { cases } from './matrix.ts';
import { administrators, type PermissionCall, permissionCalls, scene } from './permission-calls.ts';
import { permissionLines } from './permission-lines.ts';
import { statementFor } from './statements.ts';

const { query } = connect();
const luc = cast['admin without permission'];
const nameOf = ({ table, verb, relation }: { table: string; verb: string; relation: string }) =>
  `${table} ${verb} ${relation}`;
const ofAda = cases.filter(({ who }) => who === 'admin with permission');
const ofLuc = new Map(
  cases.filter(({ who }) => who === 'admin without permission').map((one) => [nameOf(one), one.expected]),
);

const lines = ofAda.map((one) => {
  const { sql, prepare = '' } = statementFor(one.table, one.verb, one.relation, luc);
  return { name: nameOf(one), sql, prepare };
});
const calls = Object.entries(permissionCalls).map(([name, { sql, prepare }]) => ({ name, sql, prepare }));

describe.each(permissions)('%s', (permission) => {
  it('alone opens what the tables say, and nothing else', async () => {
    const held = [permission];
    expect(await answersTo(held)).toEqual(expectedFor(held));
  });

  it('opens it, and no other permission does', async () => {
    const held = permissions.filter((one) => one !== permission);
    expect(await answersTo(held)).toEqual(expectedFor(held));
  });
});

it('would find a policy and a function that another permission opens', async () => {
  const mistakes = `
    create policy "oops" on public.contact_messages for select to authenticated using (private.has_permission('view_dashboard'));
    create or replace function private.require_privacy_desk() returns void language sql as '';`;
  const [found, expected] = [await answersTo(['view_dashboard'], mistakes), expectedFor(['view_dashboard'])];
  expect(
    Object.keys(found)
      .filter((name) => found[name] !== expected[name])
      .toSorted(),
  ).toEqual([
    'contact_inbox',
    'contact_messages select any',
    'erase_privacy_request',
    'privacy_desk',
    'retention_runs',
    'send_privacy_export',
  ]);
});

it('has a line for every difference between the two administrators of the matrix', () => {
  const different = ofAda.filter((one) => one.expected !== ofLuc.get(nameOf(one))).map(nameOf);
  const written = [...permissionLines].filter(([name]) => !name.endsWith(' venue')).map(([name]) => name);
  expect(written.toSorted()).toEqual(different.toSorted());
  for (const one of ofAda) {
    expect(permissionLines.get(nameOf(one))?.granted ?? one.expected, nameOf(one)).toBe(one.expected);
  }
});

it('has a call for every function that reads the permissions of its caller', async () => {
  const { rows } = await query<{ name: string }>(`
    with recursive readers as (
      select p.oid, p.pronamespace, p.proname from pg_proc p where p.oid = 'private.own_permissions()'::regprocedure
      union
      select p.oid, p.pronamespace, p.proname from pg_proc p
      join readers r on p.prosrc ~ (r.pronamespace::regnamespace || '\\.' || r.proname || '\\(')
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    )
    select distinct r.proname as name from readers r where r.pronamespace = 'public'::regnamespace`);
  const tried = new Set(Object.keys(permissionCalls).map((name) => name.split(' ')[0]));
  expect(rows.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});

function expectedFor(held: readonly Permission[]): Record<string, number | string> {
  const has = (permission: Permission) => held.includes(permission);
  const opens = (needs: PermissionCall['needs']) => ('anyOf' in needs ? needs.anyOf.some(has) : needs.allOf.every(has));
  const ofLines = ofAda.map((one) => {
    const line = permissionLines.get(nameOf(one));
    if (line === undefined) return [nameOf(one), one.expected];
    return [nameOf(one), line.anyOf.some(has) ? line.granted : line.denied];
  });
  const ofCalls = Object.entries(permissionCalls).map(([name, { needs, refusesWithout, granted, denied }]) => {
    if (refusesWithout !== null && !refusesWithout.some(has)) return [name, insufficientPrivilege];
    return [name, opens(needs) ? granted : denied];
  });
  return Object.fromEntries(
    [...ofLines, ...ofCalls].map(([name, answer]) => [name, answer === 'refused' ? insufficientPrivilege : answer]),
  );
}

/** Luc tries everything with these permissions, and each try is undone before the next one. */
async function answersTo(held: readonly Permission[], mistakes = ''): Promise<Record<string, number | string>> {
  const claims = JSON.stringify({ role: luc.role, sub: luc.id });
  await query(`begin; select pg_advisory_xact_lock(${writeLock});
    select set_config('request.jwt.claims', '${claims}', true), set_config('request.headers', '{}', true)`);
  try {
    await query(`${attemptAll}; ${mistakes}
      ${administrators} update public.profiles set permissions = '{${held.join(',')}}' where id = '${id.luc}'`);
    const attemptAllOf = async (tries: object[]) => {
      const { rows } = await query<{ answers: Record<string, number | string> }>(
        `select pg_temp.attempt_all('{${held.join(',')}}', $tries$${JSON.stringify(tries)}$tries$) as answers`,
      );
      return rows[0]?.answers ?? {};
    };
    const ofLines = await attemptAllOf(lines);
    await query(scene);
    return { ...ofLines, ...(await attemptAllOf(calls)) };
  } finally {
    await query('rollback');
  }
}

// An exception undoes what the block did, the role included; the one that ends a statement without a refusal carries its rows.
const attemptAll = `
  create function pg_temp.attempt_all(held text[], tries jsonb) returns jsonb language plpgsql as $$
  declare
    one record;
    number integer;
    answers jsonb[] := '{}';
  begin
    for one in select * from jsonb_to_recordset(tries) as t(name text, sql text, prepare text) loop
      begin
        if one.prepare <> '' then
          execute one.prepare;
          update public.profiles set permissions = held where id = '${id.luc}';
        end if;
        set local role authenticated;
        execute one.sql;
        get diagnostics number = row_count;
        raise exception using errcode = 'ZZ000', message = number::text;
      exception when others then
        answers := array_append(answers, jsonb_build_array(
          one.name, case sqlstate when 'ZZ000' then to_jsonb(sqlerrm::integer) else to_jsonb(sqlstate) end
        ));
      end;
    end loop;
    return (select jsonb_object_agg(answer ->> 0, answer -> 1) from unnest(answers) as answer);
  end
  $$`;
