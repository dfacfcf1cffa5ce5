// Collects everything of a request that the database session needs: role, claims, headers and settings.

import { shareOf } from '#platform/auth/tokens/pool-share.ts';
import { type Identity, levelOf } from '#platform/auth/tokens/verifier.ts';
import type { PlainRequest } from '#platform/http/types.ts';
import type { CallerScope } from '#platform/postgres/caller.ts';
import type { RestRequest } from '#platform/rest/request/request.ts';
import type { Schema } from '#platform/rest/schema/holder.ts';

const DEFAULT_TIMEOUT = '8s';

export function scopeOf(
  http: PlainRequest,
  path: string,
  request: RestRequest,
  { cache, config }: Schema,
  identity: Identity,
): CallerScope {
  const { timeouts } = cache;
  return {
    role: identity.role,
    share: shareOf(identity, http.remoteAddress),
    claims: identity.claimsText,
    method: http.method,
    path,
    headers: JSON.stringify(http.headers),
    cookies: cookiesText(http.headers.cookie),
    sessionId: identity.sessionId,
    level: levelOf(identity),
    searchPath: searchPath(request.schema, config.extraSearchPath),
    statementTimeout: timeouts.get(identity.role) ?? timeouts.get('authenticator') ?? DEFAULT_TIMEOUT,
    timezone: request.preferences.timezone ?? 'UTC',
  };
}

function cookiesText(header: string | undefined): string {
  if (header === undefined) return '{}';
  const pairs = header.split(';').map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name.trim(), value.join('=').trim()];
  });
  return JSON.stringify(Object.fromEntries(pairs));
}

const searchPath = (schema: string, extra: readonly string[]): string =>
  [...new Set([schema, ...extra])].map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');
