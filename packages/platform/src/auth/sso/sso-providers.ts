// Companies' identity providers as the database keeps them.
import type pg from 'pg';
import { z } from 'zod';

export const attributeMapping = z.object({
  keys: z
    .record(
      z.string().max(100),
      z.object({
        name: z.string().max(500).optional(),
        names: z.array(z.string().max(500)).max(20).optional(),
        default: z.unknown().optional(),
      }),
    )
    .optional(),
});

export type AttributeMapping = z.infer<typeof attributeMapping>;

export interface SsoProviderRow {
  id: string;
  entity_id: string;
  metadata_xml: string;
  metadata_url: string | null;
  attribute_mapping: AttributeMapping;
  domains: string[];
  created_at: Date;
  updated_at: Date;
}

const SELECT = `select p.*, array(select d.domain from auth.sso_domains d where d.sso_provider_id = p.id order by d.domain) as domains
  from auth.sso_providers p`;

type Queryable = pg.ClientBase | pg.Pool;

export async function listSsoProviders(db: Queryable): Promise<SsoProviderRow[]> {
  const { rows } = await db.query<SsoProviderRow>(`${SELECT} order by p.created_at`);
  return rows;
}

export async function findSsoProvider(db: Queryable, id: string): Promise<SsoProviderRow | null> {
  const { rows } = await db.query<SsoProviderRow>(`${SELECT} where p.id = $1`, [id]);
  return rows[0] ?? null;
}

export async function findSsoProviderByDomain(db: Queryable, domain: string): Promise<SsoProviderRow | null> {
  const { rows } = await db.query<SsoProviderRow>(
    `${SELECT} where p.id = (select sso_provider_id from auth.sso_domains where domain = lower($1))`,
    [domain],
  );
  return rows[0] ?? null;
}

export interface SsoProviderValues {
  id: string | null;
  entityId: string;
  metadataXml: string;
  metadataUrl: string | null;
  mapping: AttributeMapping;
  domains: readonly string[];
}

/** Writes a new provider, or the one with this id, with its domains. */
export async function saveSsoProvider(client: pg.ClientBase, values: SsoProviderValues): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into auth.sso_providers (id, entity_id, metadata_xml, metadata_url, attribute_mapping)
     values (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4, $5)
     on conflict (id) do update set entity_id = excluded.entity_id, metadata_xml = excluded.metadata_xml,
       metadata_url = excluded.metadata_url, attribute_mapping = excluded.attribute_mapping, updated_at = now()
     returning id`,
    [values.id, values.entityId, values.metadataXml, values.metadataUrl, values.mapping],
  );
  const id = rows[0]?.id ?? '';
  await client.query('delete from auth.sso_domains where sso_provider_id = $1', [id]);
  await client.query('insert into auth.sso_domains (domain, sso_provider_id) select unnest($2::text[]), $1', [
    id,
    values.domains,
  ]);
  return id;
}

/** Its people keep their accounts and lose their sessions: nobody answers for them any more. */
export async function deleteSsoProvider(client: pg.ClientBase, id: string): Promise<void> {
  await client.query(
    'delete from auth.sessions s using auth.identities i where i.user_id = s.user_id and i.provider = $1',
    [`sso:${id}`],
  );
  await client.query('delete from auth.sso_providers where id = $1', [id]);
}

export const ssoProviderJson = (row: SsoProviderRow): Record<string, unknown> => ({
  id: row.id,
  saml: {
    entity_id: row.entity_id,
    metadata_xml: row.metadata_xml,
    ...(row.metadata_url === null ? {} : { metadata_url: row.metadata_url }),
    attribute_mapping: row.attribute_mapping,
  },
  domains: row.domains.map((domain) => ({ domain })),
  created_at: row.created_at,
  updated_at: row.updated_at,
});
