// Addresses of the team's pages.
import type { PartnerType } from '@liesse/domain';

export const TEAM = '/client/partners';

/** Whom to ask for a quote, in the address: the sheet over the team opens with them. */
const ASK = 'demander';

export const askAddress = (partners: readonly string[]): string => `${TEAM}?${ASK}=${partners.join(',')}`;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const MOST = 10;

/** Whatever stands in an address is anybody's: ids alone are taken, and no more than can be asked at once. */
export function readAsked(search: URLSearchParams): readonly string[] {
  const ids = (search.get(ASK) ?? '').toLowerCase().split(',');
  return [...new Set(ids.filter((id) => UUID.test(id)))].slice(0, MOST);
}

/** `accept`: with the question whether to accept already asked. */
export const ACCEPT = 'accept';

export const requestAddress = (id: string, isAccepting = false): string =>
  `${TEAM}/requests/${id}${isAccepting ? `?${ACCEPT}=1` : ''}`;

/** With the form of the review already open. */
export const REVIEW = 'avis';

export const reviewAddress = (id: string): string => `${TEAM}/requests/${id}?${REVIEW}=1`;

export const TRADE = 'trade';
export const CHOSEN = 'with';

export const compareAddress = (trade: PartnerType, entries: readonly string[] = []): string =>
  `${TEAM}/compare?${TRADE}=${trade}${entries.length === 0 ? '' : `&${CHOSEN}=${entries.join(',')}`}`;
