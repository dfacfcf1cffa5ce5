// Takes references and triggers off the tables for the time of a restore, and puts them back as they were. Any owner of the
// tables may do this, unlike `session_replication_role`; and a reference that is put back is checked for every row.
import pg from 'pg';
import { qualified } from './catalogue.ts';
import type { TableRecord } from './format.ts';

export interface PutAside {
  putBack(): Promise<void>;
}

interface Reference {
  relation: string;
  name: string;
  definition: string;
}

interface TriggerState {
  relation: string;
  name: string;
  state: 'O' | 'D' | 'R' | 'A';
}

export async function putAsideConstraints(client: pg.ClientBase, tables: readonly TableRecord[]): Promise<PutAside> {
  const names = tables.map(qualified);
  const { rows: references } = await client.query<Reference>(REFERENCES, [names]);
  const { rows: triggers } = await client.query<TriggerState>(TRIGGERS, [names]);
  for (const { relation, name } of references)
    await client.query(`alter table ${relation} drop constraint ${pg.escapeIdentifier(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  return {
    async putBack() {
      for (const { relation, name, state } of triggers) {
        if (state === 'D') continue;
        const verb = { O: 'enable', R: 'enable replica', A: 'enable always' }[state];
        await client.query(`alter table ${relation} ${verb} trigger ${pg.escapeIdentifier(name)}`);
      }
      for (const { relation, name, definition } of references)
        await client.query(`alter table ${relation} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
    },
  };
}

// A partition's own copy of its parent's reference leaves and returns with the parent's.
const REFERENCES = `
  select format('%I.%I', n.nspname, c.relname) as relation, k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and (
    k.conrelid = any ($1::regclass[]) or k.confrelid = any ($1::regclass[])
    or exists (select from unnest($1::regclass[]) as t (id), pg_partition_ancestors(t.id) as a
      where a.relid in (k.conrelid, k.confrelid))
  )
  order by k.oid`;

const TRIGGERS = `
  select format('%I.%I', n.nspname, c.relname) as relation, t.tgname as name, t.tgenabled as state
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where t.tgrelid = any ($1::regclass[]) and not t.tgisinternal`;
