// The generator on a real catalogue, and what its file makes of select strings: the last part is judged by the compiler.
import type { Database, Tables, TablesInsert } from '@liesse/database';
import { generateTypes } from '@liesse/platform/types/generate.ts';
import { createClient, type QueryData } from '@supabase/supabase-js';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, expectTypeOf, inject, it } from 'vitest';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client(inject('database'));
  await client.connect();
});
afterAll(() => client.end());

const zoo = `
  create schema zoo;
  create type zoo.mood as enum ('calm', 'wild');
  create type zoo.pair as (a int, b text);
  create domain zoo.weight as numeric not null check (value > 0);
  create table zoo.houses (id int generated always as identity primary key, tags text[], plan jsonb not null);
  create table zoo.cats (
    id uuid primary key default gen_random_uuid(), house_id int unique references zoo.houses, mood zoo.mood not null,
    weight zoo.weight, doubled numeric generated always as (2) stored
  );
  create view zoo.calm as select id, upper(id::text) as shout from zoo.cats;
  create function zoo.age(zoo.cats) returns int language sql as 'select 1';
  create function zoo.find(cat uuid, "limit" int default 1) returns setof zoo.cats language sql as 'select * from zoo.cats';
  create function zoo.split(out a int, out b text) language sql as $$ select 1, 'x' $$;
  create function zoo.on_change() returns trigger language plpgsql as 'begin return null; end';
`;

describe('the generator', () => {
  it('reads every kind of thing a schema can hold', async () => {
    await client.query(`begin; ${zoo}`);
    const text = await generateTypes(client, { schemas: ['zoo'], postgrestVersion: '14.1' }).finally(() =>
      client.query('rollback'),
    );
    const squeezed = text.replaceAll(/\s+/g, ' ');
    for (const expected of [
      'Row: { doubled: number | null house_id: number | null id: string mood: Database["zoo"]["Enums"]["mood"] weight: number age: number | null }',
      'Insert: { doubled?: number | null house_id?: number | null id?: string mood: Database["zoo"]["Enums"]["mood"] weight: number }',
      'foreignKeyName: "cats_house_id_fkey" columns: ["house_id"] isOneToOne: true',
      'Insert: { id?: never plan: Json tags?: string[] | null }',
      'calm: { Row: { id: string | null shout: string | null } Insert: { id?: string | null shout?: never }',
      'Args: { cat: string; limit?: number }',
      'SetofOptions: { from: "*" to: "cats" isOneToOne: false isSetofReturn: true }',
      'split: { Args: never Returns: { a: number b: string } }',
      'Enums: { mood: "calm" | "wild" }',
      'pair: { a: number | null b: string | null }',
    ]) {
      expect(squeezed).toContain(expected);
    }
    expect(text).not.toContain('on_change');
  });
});

describe('select strings', () => {
  // Built and never sent: the compiler alone looks at these.
  const supabase = createClient<Database>('http://127.0.0.1:1', 'key');

  it('give rows their types', () => {
    const guest = supabase.from('guests').select().eq('token', 't').single();
    expectTypeOf<QueryData<typeof guest>>().toEqualTypeOf<Tables<'guests'>>();
    const profile = supabase.from('profiles').select('id, name, avatar_url').single();
    expectTypeOf<QueryData<typeof profile>>().toEqualTypeOf<{ id: string; name: string; avatar_url: string | null }>();
  });

  it('give embedded rows theirs, to one, to many and across', () => {
    const guest = supabase
      .from('guests')
      .select('id, households(name), moment_invitations(guest_replies(attending)), moments(name), events!inner(name)')
      .single();
    expectTypeOf<QueryData<typeof guest>>().toEqualTypeOf<{
      id: string;
      households: { name: string };
      moment_invitations: { guest_replies: { attending: boolean | null } | null }[];
      moments: { name: string }[];
      events: { name: string };
    }>();
    const event = supabase.from('events').select('name, event_budgets(total_cents)').single();
    expectTypeOf<QueryData<typeof event>>().toEqualTypeOf<{
      name: string;
      event_budgets: { total_cents: number } | null;
    }>();
  });

  it('know the functions and what an insert needs', () => {
    const team = supabase.rpc('event_member_profiles', { of_event: 'id' });
    expectTypeOf<QueryData<typeof team>>().items.toEqualTypeOf<{
      avatar_url: string;
      name: string;
      role: string;
      user_id: string;
    }>();
    expectTypeOf<{ kind: string; name: string }>().toExtend<TablesInsert<'events'>>();
    expectTypeOf<{ name: string }>().not.toExtend<TablesInsert<'events'>>();
    expectTypeOf<Tables<{ schema: 'public' }, 'moments'>>().toEqualTypeOf<Tables<'moments'>>();
  });
});
