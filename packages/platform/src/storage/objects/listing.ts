// What lies below a prefix, as files and folders. Sorted by name, each entry is one step through the index, however much
// lies within a folder; sorted by time, everything below the prefix is looked at.
import type { CallerQuery } from '#platform/postgres/caller.ts';
import type { CallerDb } from '#platform/storage/caller-db.ts';

export type SortColumn = 'name' | 'created_at' | 'updated_at' | 'last_accessed_at';

export interface Listing {
  bucket: string;
  /** '' or text that names begin with. */
  prefix: string;
  /** Whether what shares a segment after the prefix is shown as one folder. */
  isFolded: boolean;
  sort: { column: SortColumn; order: 'asc' | 'desc' };
  limit: number;
  offset: number;
  /** Entries whose shown name begins so, whatever the case. */
  search: string;
  /** The entry after which to go on. */
  after: Cursor | null;
}

export interface Entry {
  /** The whole name; of a folder without its slash. */
  entry: string;
  is_folder: boolean;
  /** Null for folders, as all that follows. */
  id: string | null;
  version: string | null;
  metadata: unknown;
  created_at: Date | null;
  updated_at: Date | null;
  last_accessed_at: Date | null;
  /** Set when sorted by time. */
  sorted_at?: string;
}

/** Where a page ended. */
export interface Cursor {
  entry: string;
  isFolder: boolean;
  /** The time by which it was sorted, when it was. */
  at: string | null;
}

export function listEntries(db: CallerDb, listing: Listing): Promise<Entry[]> {
  const { column } = listing.sort;
  return db.read<Entry>(column === 'name' ? byName(listing) : byTime(listing, column));
}

const OBJECT_COLUMNS = 'id, version, metadata, created_at, updated_at, last_accessed_at';

/**
 * From one entry to the next by the index: the first name beyond the last entry, and beyond all that lies in it when it
 * was a folder. `/` is followed by `0`, and no name holds a control character.
 */
function byName({ bucket, prefix, isFolded, sort, limit, offset, search, after }: Listing): CallerQuery {
  const isUp = sort.order === 'asc';
  const next = (range: string) => `
    select o.name from storage.objects o
    where o.bucket_id = $1 and ${range} order by o.name collate "C" ${sort.order} limit 1`;
  const beyond = isUp
    ? `o.name collate "C" >= e.entry || case when e.is_folder then '0' else chr(1) end and o.name collate "C" < $3`
    : `o.name collate "C" < e.entry || case when e.is_folder then '/' else '' end and o.name collate "C" >= $2`;
  const [low, high] = bounds(prefix, after, isUp);
  const text = `
    with recursive entries as (
      select ${entryOf('first.name')} from (${next('o.name collate "C" >= $2 and o.name collate "C" < $3')}) as first
      union all
      select ${entryOf('following.name')} from entries e cross join lateral (${next(beyond)}) as following
    ), page as (
      select entry, is_folder, row_number() over () as place from (
        select entry, is_folder from entries
        where starts_with(lower(substr(entry, $4)), $5) limit $6 offset $7
      ) as chosen
    )
    select page.entry, page.is_folder, ${columns('o')} from page
    left join storage.objects o on not page.is_folder and o.bucket_id = $1 and o.name = page.entry
    order by page.place`;
  return {
    text,
    values: [bucket, low, high, shownFrom(prefix), search.toLowerCase(), limit, offset, rest(prefix, isFolded)],
  };
}

/** The sessions of callers speak UTC. */
function byTime(listing: Listing, column: SortColumn): CallerQuery {
  const { bucket, prefix, isFolded, sort, limit, offset, search, after } = listing;
  const [low, high] = bounds(prefix, null, true);
  const sign = sort.order === 'asc' ? '>' : '<';
  const text = `
    with found as (
      select ${entryOf('o.name')}, o.${column} as at from storage.objects o
      where o.bucket_id = $1 and o.name collate "C" >= $2 and o.name collate "C" < $3
    ), entries as (
      select entry, is_folder, at from found where not is_folder
      union all
      select distinct entry, is_folder, '-infinity'::timestamptz from found where is_folder
    ), page as (
      select entry, is_folder, at from entries
      where starts_with(lower(substr(entry, $4)), $5)
        and ($9::text is null or (at, entry collate "C") ${sign} ($10::timestamptz, $9::text collate "C"))
      order by at ${sort.order}, entry collate "C" ${sort.order} limit $6 offset $7
    )
    select page.entry, page.is_folder, ${columns('o')},
      case when page.is_folder then '-infinity' else to_char(page.at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') end as sorted_at
    from page left join storage.objects o on not page.is_folder and o.bucket_id = $1 and o.name = page.entry
    order by page.at ${sort.order}, page.entry collate "C" ${sort.order}`;
  const values = [bucket, low, high, shownFrom(prefix), search.toLowerCase(), limit, offset, rest(prefix, isFolded)];
  return { text, values: [...values, after?.entry ?? null, after?.at ?? null] };
}

const columns = (table: string): string =>
  OBJECT_COLUMNS.split(', ')
    .map((one) => `${table}.${one}`)
    .join(', ');

/** $8 says from which character on a slash ends an entry; null when nothing does. */
const entryOf = (name: string): string => `
  case when strpos(substr(${name}, $8), '/') > 0
    then left(${name}, $8 + strpos(substr(${name}, $8), '/') - 2) else ${name} end as entry,
  coalesce(strpos(substr(${name}, $8), '/') > 0, false) as is_folder`;

/** The characters of the prefix, as PostgreSQL counts them. */
const lengthOf = (text: string): number => Array.from(text).length;

const rest = (prefix: string, isFolded: boolean): number | null => (isFolded ? lengthOf(prefix) + 1 : null);

const shownFrom = (prefix: string): number => lengthOf(prefix.slice(0, prefix.lastIndexOf('/') + 1)) + 1;

/** The names of a prefix as a range, from where a page before ended. */
function bounds(prefix: string, after: Cursor | null, isUp: boolean): [low: string, high: string] {
  const end = prefix === '' ? LAST : successor(prefix);
  if (after === null) return [prefix, end];
  const { entry, isFolder } = after;
  return isUp ? [entry + (isFolder ? '0' : '\u0001'), end] : [prefix, entry + (isFolder ? '/' : '')];
}

const LAST = '\u{10ffff}';

/** The least text above all that begin with this one, in the order of code points, which is that of UTF-8's bytes. */
export function successor(text: string): string {
  const points = Array.from(text);
  const last = points.pop()?.codePointAt(0) ?? 0;
  if (last >= 0x10ffff) return successor(points.join(''));
  // Between lie the halves of characters, which are no text.
  return points.join('') + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
}
