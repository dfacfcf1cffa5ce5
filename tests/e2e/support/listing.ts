// Partners of a test's own, told apart from all others by a word that nobody else has.
import { randomInt, randomUUID } from 'node:crypto';
import { call } from '#tests/e2e/people.ts';

export interface Listing {
  id: string;
  name: string;
  address: string;
}

/** Letters alone: digits would be taken for a postcode. */
export const someWord = (): string =>
  Array.from({ length: 10 }, () => String.fromCodePoint(randomInt(97, 123))).join('');

interface Wish extends Record<string, unknown> {
  type?: string;
  name: string;
}

export async function newListing({ type = 'florist', ...wish }: Wish): Promise<Listing> {
  const owner = await newAccount({ role: 'partner', partner_type: type });
  const slug = `p-${randomUUID()}`;
  const row = { owner_id: owner, type, slug, commune: 'Beaune', postcode: '21200', state: 'listed', ...wish };
  const id = randomUUID();
  await call('/rest/v1/partners', { id, ...row });
  return { id, name: wish.name, address: `/partners/${type}/${slug}` };
}

/** Without signing in, which is counted. */
export async function newAccount(user_metadata: object): Promise<string> {
  const account = { email: `${randomUUID()}@example.org`, password: randomUUID(), email_confirm: true, user_metadata };
  return (await call<{ id: string }>('/auth/v1/admin/users', account)).id;
}

/** What belongs to a listing, by the table's own columns. */
export const addTo = ({ id }: Listing, table: string, rows: object[]): Promise<void> =>
  call(
    `/rest/v1/${table}`,
    rows.map((row) => ({ partner_id: id, ...row })),
  );
