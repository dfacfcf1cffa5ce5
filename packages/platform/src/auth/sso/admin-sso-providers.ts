// /admin/sso/providers: companies' identity providers, managed with the secret key.
import { audit } from '#platform/auth/audit.ts';
import {
  type AuthContext,
  type AuthRequest,
  type Endpoint,
  json,
  parseBody,
  parseUuid,
  requireService,
} from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { providerInput, valuesOf } from '#platform/auth/sso/provider-input.ts';
import {
  deleteSsoProvider,
  findSsoProvider,
  listSsoProviders,
  type SsoProviderRow,
  saveSsoProvider,
  ssoProviderJson,
} from '#platform/auth/sso/sso-providers.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

export const adminSsoProvidersList: Endpoint = {
  method: 'GET',
  path: '/admin/sso/providers',
  async handle(context, request) {
    requireService(request);
    const items = await listSsoProviders(context.db);
    return json({ items: items.map(ssoProviderJson) });
  },
};

export const adminSsoProvidersCreate: Endpoint = {
  method: 'POST',
  path: '/admin/sso/providers',
  async handle(context, request) {
    requireService(request);
    return json(ssoProviderJson(await save(context, request, null)), 201);
  },
};

export const adminSsoProvidersGet: Endpoint = {
  method: 'GET',
  path: '/admin/sso/providers/{id}',
  async handle(context, request) {
    requireService(request);
    return json(ssoProviderJson(await requireProvider(context, request)));
  },
};

export const adminSsoProvidersUpdate: Endpoint = {
  method: 'PUT',
  path: '/admin/sso/providers/{id}',
  async handle(context, request) {
    requireService(request);
    return json(ssoProviderJson(await save(context, request, await requireProvider(context, request))));
  },
};

export const adminSsoProvidersDelete: Endpoint = {
  method: 'DELETE',
  path: '/admin/sso/providers/{id}',
  async handle(context, request) {
    requireService(request);
    const provider = await requireProvider(context, request);
    await inTransaction(context.db, async (client) => {
      await deleteSsoProvider(client, provider.id);
      await audit(client, request, {
        action: 'sso_provider_changed',
        subjectId: provider.id,
        details: { deleted: true },
      });
    });
    return json(ssoProviderJson(provider));
  },
};

async function requireProvider(context: AuthContext, request: AuthRequest): Promise<SsoProviderRow> {
  const provider = await findSsoProvider(context.db, parseUuid(request.params.id, 'idp_id'));
  if (!provider) throw new AuthError('sso_provider_not_found', 'SSO Identity Provider not found');
  return provider;
}

async function save(
  context: AuthContext,
  request: AuthRequest,
  before: SsoProviderRow | null,
): Promise<SsoProviderRow> {
  const values = await valuesOf(context, parseBody(providerInput, request.body), before);
  const saved = await inTransaction(context.db, async (client) => {
    const id = await saveSsoProvider(client, values);
    await audit(client, request, { action: 'sso_provider_changed', subjectId: id });
    return findSsoProvider(client, id);
  }).catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === '23505';
    throw isTaken
      ? new AuthError('validation_failed', 'The entity or one of the domains is already registered')
      : error;
  });
  if (!saved) throw new AuthError('unexpected_failure');
  return saved;
}
