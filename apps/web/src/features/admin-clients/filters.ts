// What the lists show, as the address remembers it.
import { type AccountState, accountStates } from '#web/features/admin-clients/client.ts';

export interface ClientFilters {
  words: string;
  state: AccountState | null;
  hasEvent: boolean | null;
}

export interface EventFilters {
  words: string;
  onlySuspended: boolean;
}

const MAX_WORDS = 120;

/** The words of the address, in French as the rest of it. */
const stateNames: Record<AccountState, string> = {
  confirmed: 'confirme',
  unconfirmed: 'a-confirmer',
  banned: 'suspendu',
};

const wordsOf = (search: URLSearchParams): string => (search.get('mots') ?? '').slice(0, MAX_WORDS);

/** An address can hold anything: what is unknown is left out. */
export function readClientFilters(search: URLSearchParams): ClientFilters {
  const event = search.get('evenement');
  return {
    words: wordsOf(search),
    state: accountStates.find((state) => stateNames[state] === search.get('etat')) ?? null,
    hasEvent: event === 'avec' ? true : event === 'sans' ? false : null,
  };
}

export const writeClientFilters = ({ words, state, hasEvent }: ClientFilters): URLSearchParams =>
  write([
    ['mots', words],
    ['etat', state === null ? '' : stateNames[state]],
    ['evenement', hasEvent === null ? '' : hasEvent ? 'avec' : 'sans'],
  ]);

export const readEventFilters = (search: URLSearchParams): EventFilters => ({
  words: wordsOf(search),
  onlySuspended: search.get('etat') === 'suspendu',
});

export const EVENTS_TAB = 'evenements';

export const writeEventFilters = ({ words, onlySuspended }: EventFilters): URLSearchParams =>
  write([
    ['vue', EVENTS_TAB],
    ['mots', words],
    ['etat', onlySuspended ? 'suspendu' : ''],
  ]);

const write = (entries: [string, string][]): URLSearchParams =>
  new URLSearchParams(entries.filter(([, value]) => value !== ''));

export const isNarrowed = ({ words, state, hasEvent }: ClientFilters): boolean =>
  words.trim() !== '' || state !== null || hasEvent !== null;
