// A provider by its name, if the configuration has it.
import type { ProviderConfig } from '#platform/auth/config/config.ts';
import type { AuthContext } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { facebookProvider } from './facebook.ts';
import { openIdProvider } from './openid.ts';
import type { Provider } from './provider.ts';

export function openProvider(context: AuthContext, name: string | null): Provider {
  const config = name === null ? undefined : context.config.providers.get(name);
  if (name === null || !config) throw new AuthError('oauth_provider_not_supported');
  return name === 'facebook' ? facebookProvider(context, config) : openIdProvider(context, name, issuerKnown(config));
}

export function issuerKnown(config: ProviderConfig): ProviderConfig {
  if (config.issuer !== null) return config;
  throw new AuthError('oauth_provider_not_supported', 'Unsupported provider: no issuer is configured');
}
