-- Areas: the départements and the regions of France, which the directory is searched by, and the search for any place.

-- The code of a département is that of the INSEE (« 44 », « 2A », « 974 »); that of a region has an « R » before it. A region
-- overseas is its one département.
create table public.areas (
  code text primary key check (code ~ '^([0-9][0-9AB]|97[0-9]|R[0-9]{2})$'),
  name text not null,
  region text references public.areas (code),
  population integer not null default 0 check (population >= 0),
  -- The collation is the order of bytes, so that a prefix is a range.
  search text collate "C" not null generated always as (private.search_key(name)) stored,
  constraint areas_regions_have_no_region check (region is null or code !~ '^R')
);

create index areas_region_idx on public.areas (region);

-- Squares of a tenth of a degree in which a département has communes: a few thousand points say how far away it begins.
create table private.area_points (
  department text not null references public.areas (code),
  spot extensions.cube not null
);

create index area_points_department_idx on private.area_points (department);

alter table public.areas enable row level security;
alter table private.area_points enable row level security;
revoke all on private.area_points from anon, authenticated, service_role;
revoke all on public.areas from anon, authenticated, service_role;
grant select (code, name, region, population, search) on public.areas to anon;
grant select on public.areas to authenticated, service_role;

create policy "everyone reads the areas" on public.areas
  for select to anon, authenticated
  using (true);

-- It returns a place on a sphere, in kilometres.
create function private.on_earth(latitude double precision, longitude double precision) returns double precision[]
language sql immutable set search_path = '' as $$
  select array[
    6371 * cosd(latitude) * cosd(longitude), 6371 * cosd(latitude) * sind(longitude), 6371 * sind(latitude)
  ]
$$;

-- A line: code | name | region.
insert into public.areas (code, name, region)
select part[1], part[2], part[3]
from string_to_table($areas$R11|Île-de-France
R24|Centre-Val de Loire
R27|Bourgogne-Franche-Comté
R28|Normandie
R32|Hauts-de-France
R44|Grand Est
R52|Pays de la Loire
R53|Bretagne
R75|Nouvelle-Aquitaine
R76|Occitanie
R84|Auvergne-Rhône-Alpes
R93|Provence-Alpes-Côte d’Azur
R94|Corse
01|Ain|R84
02|Aisne|R32
03|Allier|R84
04|Alpes-de-Haute-Provence|R93
05|Hautes-Alpes|R93
06|Alpes-Maritimes|R93
07|Ardèche|R84
08|Ardennes|R44
09|Ariège|R76
10|Aube|R44
11|Aude|R76
12|Aveyron|R76
13|Bouches-du-Rhône|R93
14|Calvados|R28
15|Cantal|R84
16|Charente|R75
17|Charente-Maritime|R75
18|Cher|R24
19|Corrèze|R75
21|Côte-d’Or|R27
22|Côtes-d’Armor|R53
23|Creuse|R75
24|Dordogne|R75
25|Doubs|R27
26|Drôme|R84
27|Eure|R28
28|Eure-et-Loir|R24
29|Finistère|R53
2A|Corse-du-Sud|R94
2B|Haute-Corse|R94
30|Gard|R76
31|Haute-Garonne|R76
32|Gers|R76
33|Gironde|R75
34|Hérault|R76
35|Ille-et-Vilaine|R53
36|Indre|R24
37|Indre-et-Loire|R24
38|Isère|R84
39|Jura|R27
40|Landes|R75
41|Loir-et-Cher|R24
42|Loire|R84
43|Haute-Loire|R84
44|Loire-Atlantique|R52
45|Loiret|R24
46|Lot|R76
47|Lot-et-Garonne|R75
48|Lozère|R76
49|Maine-et-Loire|R52
50|Manche|R28
51|Marne|R44
52|Haute-Marne|R44
53|Mayenne|R52
54|Meurthe-et-Moselle|R44
55|Meuse|R44
56|Morbihan|R53
57|Moselle|R44
58|Nièvre|R27
59|Nord|R32
60|Oise|R32
61|Orne|R28
62|Pas-de-Calais|R32
63|Puy-de-Dôme|R84
64|Pyrénées-Atlantiques|R75
65|Hautes-Pyrénées|R76
66|Pyrénées-Orientales|R76
67|Bas-Rhin|R44
68|Haut-Rhin|R44
69|Rhône|R84
70|Haute-Saône|R27
71|Saône-et-Loire|R27
72|Sarthe|R52
73|Savoie|R84
74|Haute-Savoie|R84
75|Paris|R11
76|Seine-Maritime|R28
77|Seine-et-Marne|R11
78|Yvelines|R11
79|Deux-Sèvres|R75
80|Somme|R32
81|Tarn|R76
82|Tarn-et-Garonne|R76
83|Var|R93
84|Vaucluse|R93
85|Vendée|R52
86|Vienne|R75
87|Haute-Vienne|R75
88|Vosges|R44
89|Yonne|R27
90|Territoire de Belfort|R27
91|Essonne|R11
92|Hauts-de-Seine|R11
93|Seine-Saint-Denis|R11
94|Val-de-Marne|R11
95|Val-d’Oise|R11
971|Guadeloupe
972|Martinique
973|Guyane
974|La Réunion
976|Mayotte$areas$, E'\n') as line, string_to_array(line, '|') as part;

update public.areas a
set population = (
  select sum(c.population) from public.communes c
  where c.department = a.code or c.department in (select d.code from public.areas d where d.region = a.code)
);

insert into private.area_points (department, spot)
select c.department, extensions.cube(private.on_earth(avg(c.latitude), avg(c.longitude)))
from public.communes c
join public.areas a on a.code = c.department
group by c.department, round(c.latitude::numeric, 1), round(c.longitude::numeric, 1);

create index area_points_spot_idx on private.area_points using gist (spot extensions.gist_cube_ops);
analyze public.areas;
analyze private.area_points;

-- It searches for a commune (see find_communes), a département by its name or its number (« Loire-Atlantique », « 44 »), or a region.
-- A whole name comes first, then the larger place. A town comes before the département of its name: Paris, Vienne.
create function public.find_places(words text, most integer default 8)
returns table (
  kind text, code text, name text, postcode text, latitude double precision, longitude double precision, population integer
)
language sql stable set search_path = '' as $$
  with typed as (
    select t.key, (regexp_match(t.key, '\m(?:2[ab]|97[0-9]|[0-9]{2})$'))[1] as number,
      btrim(regexp_replace(t.key, '\m(?:2[ab]|97[0-9]|[0-9]{2}|region|departement)$', '')) as word
    from (select private.search_key(left(find_places.words, 80)) as key) as t
  ), found as (
    select case when a.code ~ '^R' then 'region' else 'department' end as kind, a.code, a.name, null::text as postcode,
      null::double precision as latitude, null::double precision as longitude, a.population, 0::bigint as rank,
      case
        when t.word = '' then 0
        when a.search = t.word then 0
        when a.search >= t.word and a.search < t.word || '~' then 1
        when length(t.word) >= 4 and a.search like '% ' || t.word || '%' then 2
        when length(t.word) >= 5 and extensions.similarity(a.search, t.word) > 0.5 then 3
      end as step
    from typed t, public.areas a
    -- « Loire (42) » is one département, and « Bretagne (région) » is no commune.
    where case when t.number is not null then a.code = upper(t.number) else length(t.word) >= 3 end
      and (t.key !~ ' region$' or a.code ~ '^R')
    union all
    select 'commune', c.code, c.name, c.postcode, c.latitude, c.longitude, c.population, c.rank,
      case
        when t.number is not null then 4
        when private.search_key(c.name) = t.word then case when c.population >= 10000 then -1 else 0 end
        when starts_with(private.search_key(c.name), t.word) or t.key ~ '[0-9]' then 1
        else 3
      end
    from typed t, public.find_communes(find_places.words, find_places.most)
      with ordinality as c (code, name, postcode, department, latitude, longitude, population, rank)
    where t.key !~ ' (region|departement)$'
  )
  select f.kind, f.code, f.name, f.postcode, f.latitude, f.longitude, f.population
  from found f
  where f.step is not null
  order by f.step, case when f.step < 3 then f.population end desc, f.rank, f.population desc, f.code
  limit least(greatest(coalesce(find_places.most, 8), 1), 50)
$$;

revoke execute on function
  private.on_earth(double precision, double precision), public.find_places(text, integer)
from public, anon, authenticated, service_role;
grant execute on function public.find_places(text, integer) to anon, authenticated, service_role;
