// What an administrator says of a company's identity provider, read and checked.
import { z } from 'zod';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { createOutgoing } from '#platform/auth/providers/clients/outgoing.ts';
import { readMetadata } from './metadata.ts';
import { attributeMapping, type SsoProviderRow, type SsoProviderValues } from './sso-providers.ts';

const domain = z
  .string()
  .max(253)
  .toLowerCase()
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/, 'not a domain');

export const providerInput = z.object({
  type: z.literal('saml').optional(),
  metadata_url: z.url().max(2_048).nullish(),
  metadata_xml: z.string().max(200_000).nullish(),
  domains: z.array(domain).max(100).nullish(),
  attribute_mapping: attributeMapping.nullish(),
});

/** The values to write: what is not said stays as it was. */
export async function valuesOf(
  context: AuthContext,
  input: z.infer<typeof providerInput>,
  before: SsoProviderRow | null,
): Promise<SsoProviderValues> {
  const isNew = Boolean(input.metadata_xml) || Boolean(input.metadata_url);
  if (!isNew && !before) throw new AuthError('validation_failed', 'Either metadata_xml or metadata_url must be set');
  const metadataXml = input.metadata_url
    ? await fetchMetadata(context, input.metadata_url)
    : (input.metadata_xml ?? before?.metadata_xml ?? '');
  const { entityId, entryPoint } = await readMetadata(metadataXml);
  const { origin, protocol } = new URL(entryPoint);
  if (protocol !== 'https:' && !context.config.privateOrigins.includes(origin))
    throw new AuthError('validation_failed', 'The identity provider must be reached by https');
  if (before && before.entity_id !== entityId)
    throw new AuthError('validation_failed', 'The metadata is of another identity provider');
  return {
    id: before?.id ?? null,
    entityId,
    metadataXml,
    metadataUrl: isNew ? (input.metadata_url ?? null) : (before?.metadata_url ?? null),
    mapping: input.attribute_mapping ?? before?.attribute_mapping ?? {},
    domains: input.domains ?? before?.domains ?? [],
  };
}

async function fetchMetadata(context: AuthContext, url: string): Promise<string> {
  const answer = await createOutgoing(context.config.privateOrigins)(url).catch(() => null);
  if (answer?.status !== 200) throw new AuthError('validation_failed', 'The metadata could not be fetched');
  return answer.text();
}
