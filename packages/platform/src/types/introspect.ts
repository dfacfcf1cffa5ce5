// Reads the schemas of a database into rows. Nothing is decided here: model.ts gives them their meaning.
import type pg from 'pg';
import type {
  AttributeRow,
  CatalogueRows,
  ColumnRow,
  EnumRow,
  ForeignKeyRow,
  FunctionRow,
  TypeRow,
} from './catalogue-rows.ts';

export async function introspect(client: pg.ClientBase, schemas: readonly string[]): Promise<CatalogueRows> {
  const read = async <Row extends object>(sql: string): Promise<Row[]> => {
    const { rows } = await client.query<Row>(sql, sql.includes('$1') ? [schemas] : []);
    return rows;
  };
  return {
    types: await read<TypeRow>(types),
    columns: await read<ColumnRow>(columns),
    foreignKeys: await read<ForeignKeyRow>(foreignKeys),
    functions: await read<FunctionRow>(functions),
    enums: await read<EnumRow>(enums),
    attributes: await read<AttributeRow>(attributes),
  };
}

const types = `
  select t.oid::int as id, n.nspname::text as schema, t.typname::text as name, t.typtype::text as kind,
    case when t.typcategory = 'A' then t.typelem::int else 0 end as element,
    t.typbasetype::int as base, c.relkind::text as relation
  from pg_type t
  join pg_namespace n on n.oid = t.typnamespace
  left join pg_class c on c.oid = t.typrelid`;

// The bits of pg_relation_is_updatable: 4 update, 8 insert, 16 delete.
const columns = `
  select n.nspname::text as schema, c.relname::text as relation,
    case when c.relkind in ('v', 'm') then 'view' else 'table' end as "relationKind",
    pg_relation_is_updatable(c.oid, true) & 8 > 0 as "relationUpdatable",
    a.attname::text as name, a.atttypid::int as type,
    not (a.attnotnull or coalesce(t.typnotnull, false)) as nullable,
    a.atthasdef as "hasDefault",
    case a.attidentity when 'a' then 'always' when 'd' then 'default' end as identity,
    pg_column_is_updatable(c.oid, a.attnum, true) as updatable
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_type t on t.oid = a.atttypid
  where n.nspname = any ($1) and c.relkind in ('r', 'p', 'f', 'v', 'm') and not c.relispartition`;

const foreignKeys = `
  select n.nspname::text as schema, c.relname::text as relation, k.conname::text as name,
    (select array_agg(a.attname::text order by u.place) from unnest(k.conkey) with ordinality u (attnum, place)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.attnum) as columns,
    rn.nspname::text as "referencedSchema", r.relname::text as "referencedRelation",
    (select array_agg(a.attname::text order by u.place) from unnest(k.confkey) with ordinality u (attnum, place)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.attnum) as "referencedColumns",
    exists (
      select from pg_constraint unq
      where unq.conrelid = k.conrelid and unq.contype in ('p', 'u') and unq.conkey @> k.conkey and unq.conkey <@ k.conkey
    ) as "isOneToOne"
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_class r on r.oid = k.confrelid
  join pg_namespace rn on rn.oid = r.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and n.nspname = any ($1)`;

// Defaults belong to the last input arguments.
const functions = `
  select n.nspname::text as schema, p.proname::text as name, p.prorettype::int as returns, p.proretset as "returnsSet",
    coalesce((
      select json_agg(json_build_object(
        'name', coalesce(p.proargnames[a.place], ''), 'type', a.type::int, 'mode', a.mode,
        'hasDefault', a.mode in ('i', 'b', 'v') and a.input > p.pronargs - p.pronargdefaults
      ) order by a.place)
      from (
        select place, type, mode, count(*) filter (where mode in ('i', 'b', 'v')) over (order by place) as input
        from unnest(
          coalesce(p.proallargtypes, p.proargtypes::oid[]),
          coalesce(p.proargmodes, array_fill('i'::"char", array[p.pronargs]))
        ) with ordinality as argument (type, mode, place)
      ) a
    ), '[]') as arguments
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = any ($1) and p.prokind = 'f' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`;

const enums = `
  select n.nspname::text as schema, t.typname::text as name,
    array_agg(e.enumlabel::text order by e.enumsortorder) as values
  from pg_type t
  join pg_namespace n on n.oid = t.typnamespace
  join pg_enum e on e.enumtypid = t.oid
  where n.nspname = any ($1)
  group by 1, 2`;

const attributes = `
  select n.nspname::text as schema, c.relname::text as composite, a.attname::text as name, a.atttypid::int as type
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = any ($1) and c.relkind = 'c'`;
