// What the list and the board show, as the address remembers it.
import { type EventKind, eventKinds, type RequestState } from '@liesse/domain';
import { type CivilDate, isCivilDate } from '#web/lib/format/civil-date.ts';

export const requestGroups = ['all', 'new', 'seen', 'quoted', 'accepted', 'ended'] as const;
export type RequestGroup = (typeof requestGroups)[number];
export type BoardGroup = Exclude<RequestGroup, 'all'>;
export const boardGroups: readonly BoardGroup[] = ['new', 'seen', 'quoted', 'accepted', 'ended'];

export interface RequestFilters {
  view: 'list' | 'board';
  group: RequestGroup;
  words: string;
  kind: EventKind | null;
  from: CivilDate | null;
  to: CivilDate | null;
  order: 'newest' | 'day';
}

const MAX_WORDS = 120;

/** The words of the address, in French as the rest of it. */
const groupNames: Record<BoardGroup, string> = {
  new: 'nouvelles',
  seen: 'a-repondre',
  quoted: 'devis',
  accepted: 'reservees',
  ended: 'terminees',
};

/** An address can hold anything: what is unknown is left out. */
export function readFilters(search: URLSearchParams): RequestFilters {
  const day = (name: string): CivilDate | null => {
    const value = search.get(name) ?? '';
    return isCivilDate(value) ? value : null;
  };
  return {
    view: search.get('vue') === 'tableau' ? 'board' : 'list',
    group: boardGroups.find((group) => groupNames[group] === search.get('etat')) ?? 'all',
    words: (search.get('mots') ?? '').slice(0, MAX_WORDS),
    kind: eventKinds.find((kind) => kind === search.get('type')) ?? null,
    from: day('du'),
    to: day('au'),
    order: search.get('tri') === 'date' ? 'day' : 'newest',
  };
}

export function writeFilters({ view, group, words, kind, from, to, order }: RequestFilters): URLSearchParams {
  const entries: [string, string | null][] = [
    ['vue', view === 'board' ? 'tableau' : null],
    ['etat', group === 'all' ? null : groupNames[group]],
    ['mots', words === '' ? null : words],
    ['type', kind],
    ['du', from],
    ['au', to],
    ['tri', order === 'day' ? 'date' : null],
  ];
  return new URLSearchParams(entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

export const statesOf = (group: RequestGroup): RequestState[] | null => {
  if (group === 'all') return null;
  return group === 'ended' ? ['declined', 'expired', 'done'] : [group];
};

/** Filters behind the « Filtrer » button, without the search and the state. */
export const countFilters = ({ kind, from, to }: RequestFilters): number =>
  [kind, from, to].filter((value) => value !== null).length;

export const isNarrowed = (filters: RequestFilters): boolean =>
  filters.words.trim() !== '' || countFilters(filters) > 0;
