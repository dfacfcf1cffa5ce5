// Rows of auth.oauth_clients, and what operators see of them. A secret is shown once; its digest alone is stored.
import { createHash, randomBytes } from 'node:crypto';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { isUuid } from '#platform/postgres/uuid.ts';
import type { ClientChanges, NewClient } from './client-input.ts';

export interface ClientRow {
  id: string;
  client_type: 'public' | 'confidential';
  token_endpoint_auth_method: string;
  registration_type: string;
  redirect_uris: string[];
  grant_types: string[];
  client_name: string | null;
  client_uri: string | null;
  logo_uri: string | null;
  created_at: Date;
  updated_at: Date;
}

type Database = Pick<AuthContext, 'db'>;

export function clientJson(client: ClientRow, secret?: string): Record<string, unknown> {
  const { id, created_at, updated_at, client_name: name, client_uri: uri, logo_uri: logo, ...rest } = client;
  return {
    client_id: id,
    ...(secret === undefined ? {} : { client_secret: secret }),
    client_type: rest.client_type,
    redirect_uris: rest.redirect_uris,
    token_endpoint_auth_method: rest.token_endpoint_auth_method,
    grant_types: rest.grant_types,
    response_types: ['code'],
    ...(name ? { client_name: name } : {}),
    ...(uri ? { client_uri: uri } : {}),
    ...(logo ? { logo_uri: logo } : {}),
    registration_type: rest.registration_type,
    created_at,
    updated_at,
  };
}

const COLUMNS = `id, client_type, token_endpoint_auth_method, registration_type, redirect_uris, grant_types, client_name, client_uri,
  logo_uri, created_at, updated_at`;

export async function insertClient(
  { db }: Database,
  wanted: NewClient,
): Promise<{ client: ClientRow; secret?: string }> {
  const isPublic = wanted.client_type === 'public';
  const secret = isPublic ? undefined : makeSecret();
  const { rows } = await db.query<ClientRow>(
    `insert into auth.oauth_clients (client_type, token_endpoint_auth_method, client_secret_hash, redirect_uris, grant_types, client_name,
       client_uri, logo_uri)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
    [
      wanted.client_type,
      wanted.token_endpoint_auth_method ?? (isPublic ? 'none' : 'client_secret_basic'),
      secret === undefined ? null : digestOf(secret),
      wanted.redirect_uris,
      wanted.grant_types ?? ['authorization_code', 'refresh_token'],
      wanted.client_name ?? null,
      wanted.client_uri ?? null,
      wanted.logo_uri ?? null,
    ],
  );
  return { client: found(rows[0]), ...(secret === undefined ? {} : { secret }) };
}

export async function findClient({ db }: Database, id: string): Promise<ClientRow> {
  const { rows } = await db.query<ClientRow>(`select ${COLUMNS} from auth.oauth_clients where id = $1`, [id]);
  return found(rows[0]);
}

export async function listClients(
  { db }: Database,
  page: { limit: number; offset: number },
): Promise<{ clients: ClientRow[]; total: number }> {
  const { rows } = await db.query<ClientRow>(
    `select ${COLUMNS} from auth.oauth_clients order by created_at desc, id limit $1 offset $2`,
    [page.limit, page.offset],
  );
  const count = await db.query<{ total: number }>('select count(*)::int as total from auth.oauth_clients');
  return { clients: rows, total: count.rows[0]?.total ?? 0 };
}

/** What is not named stays as it is. */
export async function updateClient({ db }: Database, id: string, changes: ClientChanges): Promise<ClientRow> {
  const { rows } = await db.query<ClientRow>(
    `update auth.oauth_clients set redirect_uris = coalesce($2, redirect_uris), grant_types = coalesce($3, grant_types),
       client_name = coalesce($4, client_name), client_uri = coalesce($5, client_uri), logo_uri = coalesce($6, logo_uri),
       token_endpoint_auth_method = coalesce($7, token_endpoint_auth_method), updated_at = now()
     where id = $1 and ($7::text is null or ($7 = 'none') = (client_type = 'public')) returning ${COLUMNS}`,
    [
      id,
      changes.redirect_uris ?? null,
      changes.grant_types ?? null,
      changes.client_name ?? null,
      changes.client_uri ?? null,
      changes.logo_uri ?? null,
      changes.token_endpoint_auth_method ?? null,
    ],
  );
  if (rows[0]) return rows[0];
  const { client_type: type } = await findClient({ db }, id);
  throw new AuthError('validation_failed', `token_endpoint_auth_method does not fit client_type '${type}'`);
}

export async function replaceSecret({ db }: Database, id: string): Promise<{ client: ClientRow; secret: string }> {
  const client = await findClient({ db }, id);
  if (client.client_type === 'public')
    throw new AuthError('validation_failed', 'Cannot regenerate secret for public client');
  const secret = makeSecret();
  await db.query('update auth.oauth_clients set client_secret_hash = $2, updated_at = now() where id = $1', [
    id,
    digestOf(secret),
  ]);
  return { client, secret };
}

export async function deleteClient({ db }: Database, id: string): Promise<void> {
  const { rowCount } = await db.query('delete from auth.oauth_clients where id = $1', [id]);
  if (rowCount === 0) throw new AuthError('oauth_client_not_found');
}

export function parseClientId(text: string | undefined): string {
  if (isUuid(text)) return text.toLowerCase();
  throw new AuthError('validation_failed', 'invalid client_id format');
}

const makeSecret = (): string => randomBytes(32).toString('base64url');
/** A secret of 256 random bits needs no slow digest. */
const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

function found(client: ClientRow | undefined): ClientRow {
  if (!client) throw new AuthError('oauth_client_not_found');
  return client;
}
