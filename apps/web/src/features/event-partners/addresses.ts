// Addresses of the pages about an event's partners, and the parameters read from them.
import type { PartnerType } from '@liesse/domain';

export const PARTNERS_PATH = '/client/partners';

/** The directory inside the client area. */
export const DIRECTORY_PATH = `${PARTNERS_PATH}/search`;

export const listingAddress = ({ type, slug }: { type: PartnerType; slug: string }): string =>
  `${DIRECTORY_PATH}/${type}/${slug}`;

/** The parameter with the ids of the partners to ask for a quote. It opens the request sheet. */
const ASK = 'demander';

export const askAddress = (partners: readonly string[]): string => `${PARTNERS_PATH}?${ASK}=${partners.join(',')}`;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const MAX_ASKED = 10;

/** An address can hold anything: only ids are read, and no more than one request sheet may ask. */
export function readAsked(search: URLSearchParams): readonly string[] {
  const ids = (search.get(ASK) ?? '').toLowerCase().split(',');
  return [...new Set(ids.filter((id) => UUID.test(id)))].slice(0, MAX_ASKED);
}

/** The parameter that opens the request with its dialog for acceptance. */
export const ACCEPT = 'accept';

export const requestAddress = (id: string, isAccepting = false): string =>
  `${PARTNERS_PATH}/requests/${id}${isAccepting ? `?${ACCEPT}=1` : ''}`;

/** The parameter that opens the request with its review form. */
export const REVIEW = 'avis';

export const reviewAddress = (id: string): string => `${PARTNERS_PATH}/requests/${id}?${REVIEW}=1`;

export const TRADE = 'trade';
export const CHOSEN = 'with';

export const compareAddress = (trade: PartnerType, entries: readonly string[] = []): string =>
  `${PARTNERS_PATH}/compare?${TRADE}=${trade}${entries.length === 0 ? '' : `&${CHOSEN}=${entries.join(',')}`}`;
