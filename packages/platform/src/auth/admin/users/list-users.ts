// Accounts by pages, newest first, as an operator browses them.
import type pg from 'pg';
import type { FullUser } from '#platform/auth/accounts/users.ts';
import { AuthError } from '#platform/auth/errors.ts';

export interface Page {
  page: number;
  perPage: number;
  /** Part of an address or a name; empty for everybody. */
  filter: string;
}

const MOST_PER_PAGE = 1_000;

export function parsePage(query: URLSearchParams): Page {
  return {
    page: count(query.get('page'), 1, 'page'),
    perPage: Math.min(MOST_PER_PAGE, count(query.get('per_page'), 50, 'per_page')),
    filter: (query.get('filter') ?? '').slice(0, 200),
  };
}

const MATCHES = `u.deleted_at is null and ($1 = '' or position(lower($1) in lower(
  concat_ws(' ', u.email, u.phone, u.raw_user_meta_data ->> 'full_name', u.raw_user_meta_data ->> 'name'))) > 0)`;

export async function listUsers(
  db: pg.Pool,
  { page, perPage, filter }: Page,
): Promise<{ users: FullUser[]; total: number }> {
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*)::int as total from auth.users u where ${MATCHES}`,
    [filter],
  );
  const { rows: users } = await db.query<FullUser>(
    `select to_jsonb(u) as user,
       coalesce((select jsonb_agg(to_jsonb(i) order by i.created_at) from auth.identities i where i.user_id = u.id), '[]') as identities,
       coalesce((select jsonb_agg(to_jsonb(f) order by f.created_at) from auth.mfa_factors f where f.user_id = u.id), '[]') as factors
     from auth.users u where ${MATCHES} order by u.created_at desc, u.id limit $2 offset $3`,
    [filter, perPage, (page - 1) * perPage],
  );
  return { users, total: counted[0]?.total ?? 0 };
}

/** RFC 8288, with the page first in each query: auth-js reads the number after the first equals sign. */
export function linkHeader(address: string, { page, perPage, filter }: Page, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const rest = new URLSearchParams({ per_page: String(perPage), ...(filter === '' ? {} : { filter }) });
  // A comma would part the header in two, and a semicolon end the address.
  const tail = rest.toString().replaceAll(',', '%2C').replaceAll(';', '%3B');
  const link = (number: number, rel: string) => `<${address}?page=${number}&${tail}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}

function count(text: string | null, otherwise: number, name: string): number {
  if (text === null || text === '') return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new AuthError('validation_failed', `${name}: must be a number from 1`);
  return Number(text);
}
