// The catalogue queries behind the schema cache. They run with an empty search_path, so that every type name
// they return can be used in a cast whatever the caller's search_path is.

const CALLERS = `('anon', 'authenticated', 'service_role')`;
const USER_SCHEMAS = `n.nspname <> 'information_schema' and n.nspname !~ '^pg_'`;

export const RELATIONS = `
select c.oid::int8::text as oid, n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as is_view,
  d.description,
  array(select r.rolname::text from pg_catalog.pg_roles r where r.rolname in ${CALLERS}
    and (pg_catalog.has_any_column_privilege(r.oid, c.oid, 'select, insert, update')
      or pg_catalog.has_table_privilege(r.oid, c.oid, 'delete'))) as visible_to,
  (c.relkind in ('r', 'p') or (c.relkind in ('v', 'f') and pg_catalog.pg_relation_is_updatable(c.oid, true) & 8 = 8)) as insertable,
  (c.relkind in ('r', 'p') or (c.relkind in ('v', 'f') and pg_catalog.pg_relation_is_updatable(c.oid, true) & 4 = 4)) as updatable,
  (c.relkind in ('r', 'p') or (c.relkind in ('v', 'f') and pg_catalog.pg_relation_is_updatable(c.oid, true) & 16 = 16)) as deletable,
  coalesce((
    select json_agg(json_build_object(
      'name', a.attname,
      'number', a.attnum,
      'type', pg_catalog.format_type(a.atttypid, a.atttypmod),
      'base_type', pg_catalog.format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null),
      'nullable', not (a.attnotnull or (t.typtype = 'd' and t.typnotnull)),
      'default', case
        when a.attidentity <> '' then format('nextval(%L)', pg_catalog.pg_get_serial_sequence(c.oid::regclass::text, a.attname))
        when a.attgenerated <> '' then null
        else coalesce(pg_catalog.pg_get_expr(def.adbin, def.adrelid), t.typdefault) end,
      'enum', coalesce((select json_agg(e.enumlabel order by e.enumsortorder) from pg_catalog.pg_enum e
                        where e.enumtypid = coalesce(nullif(t.typbasetype, 0), t.oid)), '[]'),
      'max_length', case when coalesce(nullif(t.typbasetype, 0), t.oid) in (1042, 1043)
        then nullif(greatest(a.atttypmod, t.typtypmod) - 4, -5) end,
      'description', cd.description,
      'visible_to', array(select r.rolname::text from pg_catalog.pg_roles r where r.rolname in ${CALLERS}
        and pg_catalog.has_column_privilege(r.oid, c.oid, a.attnum, 'select, insert, update'))
    ) order by a.attnum)
    from pg_catalog.pg_attribute a
    join pg_catalog.pg_type t on t.oid = a.atttypid
    left join pg_catalog.pg_attrdef def on def.adrelid = a.attrelid and def.adnum = a.attnum
    left join pg_catalog.pg_description cd on cd.objoid = a.attrelid and cd.objsubid = a.attnum
      and cd.classoid = 'pg_catalog.pg_class'::regclass
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ), '[]') as columns,
  coalesce((
    select json_agg(json_build_object('primary', x.indisprimary, 'columns', (
      select json_agg(a.attname order by k.position)
      from unnest(x.indkey::int2[]) with ordinality k(number, position)
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.number)))
    from pg_catalog.pg_index x
    where x.indrelid = c.oid and x.indisunique and x.indpred is null and x.indexprs is null
  ), '[]') as keys,
  case when c.relkind in ('v', 'm') then (
    select r.ev_action::text from pg_catalog.pg_rewrite r where r.ev_class = c.oid and r.rulename = '_RETURN'
  ) end as definition
from pg_catalog.pg_class c
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
left join pg_catalog.pg_description d on d.objoid = c.oid and d.objsubid = 0 and d.classoid = 'pg_catalog.pg_class'::regclass
where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${USER_SCHEMAS}
order by n.nspname, c.relname`;

export const FOREIGN_KEYS = `
select k.conname as name, k.conrelid::int8::text as origin, k.confrelid::int8::text as target,
  (select json_agg(json_build_array(o.attname, t.attname) order by p.position)
   from unnest(k.conkey, k.confkey) with ordinality p(own, other, position)
   join pg_catalog.pg_attribute o on o.attrelid = k.conrelid and o.attnum = p.own
   join pg_catalog.pg_attribute t on t.attrelid = k.confrelid and t.attnum = p.other) as columns
from pg_catalog.pg_constraint k
where k.contype = 'f' and k.conparentid = 0
order by k.conrelid, k.conname`;

export const ROUTINES = `
select n.nspname as schema, p.proname as name, d.description, p.provolatile as volatility, p.prorows::float8 as rows,
  p.proretset as returns_set,
  (select substring(s from 19) from unnest(p.proconfig) s where s like 'statement_timeout=%') as timeout,
  array(select r.rolname::text from pg_catalog.pg_roles r where r.rolname in ${CALLERS}
    and pg_catalog.has_function_privilege(r.oid, p.oid, 'execute')) as visible_to,
  coalesce((
    select json_agg(json_build_object(
      'name', coalesce(p.proargnames[a.position], ''),
      'type', pg_catalog.format_type(a.type, null),
      'relation', (select c.oid::int8::text from pg_catalog.pg_class c join pg_catalog.pg_type ct on ct.typrelid = c.oid
                   where ct.oid = a.type and c.relkind <> 'c'),
      'variadic', p.proargmodes[a.position] = 'v',
      'has_default', a.input > p.pronargs - p.pronargdefaults
    ) order by a.position)
    from (
      select u.type, u.position, row_number() over (order by u.position) as input
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u(type, position)
      where p.proargmodes is null or p.proargmodes[u.position] in ('i', 'b', 'v')
    ) a
  ), '[]') as parameters,
  pg_catalog.format_type(p.prorettype, null) as return_type,
  rt.typtype as return_kind,
  coalesce(bt.typtype, rt.typtype) = 'c' or p.prorettype = 'pg_catalog.record'::regtype
    or coalesce(p.proargmodes::text[] && '{t,b,o}', false) as returns_composite,
  (select rc.oid::int8::text from pg_catalog.pg_class rc
   where rc.oid = coalesce(bt.typrelid, rt.typrelid) and rc.relkind <> 'c') as return_relation
from pg_catalog.pg_proc p
join pg_catalog.pg_namespace n on n.oid = p.pronamespace
join pg_catalog.pg_type rt on rt.oid = p.prorettype
left join pg_catalog.pg_type bt on bt.oid = nullif(rt.typbasetype, 0)
left join pg_catalog.pg_description d on d.objoid = p.oid and d.classoid = 'pg_catalog.pg_proc'::regclass
where p.prokind = 'f' and ${USER_SCHEMAS} and p.prorettype <> 'pg_catalog.trigger'::regtype
  and p.prorettype <> 'pg_catalog.event_trigger'::regtype
  and n.nspname <> 'extensions'
order by n.nspname, p.proname, p.oid`;

export const SETTINGS = `
select r.rolname as role, split_part(setting, '=', 1) as name, substring(setting from position('=' in setting) + 1) as value
from pg_catalog.pg_db_role_setting s
join pg_catalog.pg_roles r on r.oid = s.setrole, unnest(s.setconfig) setting
where r.rolname in ('authenticator', 'anon', 'authenticated', 'service_role')
  and (s.setdatabase = 0 or s.setdatabase = (select oid from pg_catalog.pg_database where datname = current_database()))
  and (setting like 'pgrst.%' or setting like 'statement_timeout=%')
order by s.setdatabase`;

export const BYPASSING = `select rolname as role from pg_catalog.pg_roles where rolbypassrls or rolsuper`;

export const HAS_GEOJSON = `select exists (select from pg_catalog.pg_proc where proname = 'st_asgeojson') as found`;
