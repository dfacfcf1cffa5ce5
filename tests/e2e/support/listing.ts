// Creates the partners of one test, which a unique word in their names distinguishes from all others.
import { randomUUID } from 'node:crypto';
import { type Account, newAccount } from '#tests/e2e/support/people.ts';
import { call } from '#tests/e2e/support/service.ts';

export interface Listing {
  id: string;
  name: string;
  /** The path of the public page. */
  address: string;
}

interface Wish extends Record<string, unknown> {
  type?: string;
  owner?: Account;
  name: string;
}

export async function newListing({ type = 'florist', owner, ...wish }: Wish): Promise<Listing> {
  const { id: owner_id } = owner ?? (await newAccount({ role: 'partner', trade: type }));
  const [id, slug] = [randomUUID(), `p-${randomUUID()}`];
  const row = { owner_id, type, slug, commune: 'Beaune', postcode: '21200', state: 'listed', ...wish };
  await call('/rest/v1/partners', { id, ...row });
  return { id, name: wish.name, address: `/partners/${type}/${slug}` };
}

/** The rows of a listing, by the columns of their tables. */
export const addTo = ({ id }: Listing, table: string, rows: object[]): Promise<void> =>
  call(
    `/rest/v1/${table}`,
    rows.map((row) => ({ partner_id: id, ...row })),
  );
