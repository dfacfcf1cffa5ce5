// A platform and a provider that are configured for each other, for tests of social sign-in.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthConfig, ProviderConfig } from '@liesse/platform/auth/config/config.ts';
import pg from 'pg';
import { openClient } from './client.ts';
import { type IdentityProvider, type ProviderAccount, startIdentityProvider } from './identity-provider.ts';
import { startTestPlatform, type TestPlatform } from './platform.ts';

export const SITE = 'http://127.0.0.1:4567';

export interface SocialStage {
  platform: TestPlatform;
  identity: IdentityProvider;
  providers: Map<string, ProviderConfig>;
  /** Private origins that the platform may call; the provider's is among them. */
  origins: string[];
  db: pg.Pool;
  client(flowType?: 'pkce' | 'implicit'): ReturnType<typeof openClient>;
  stop(): Promise<void>;
}

export async function startSocialStage(
  accounts: readonly ProviderAccount[],
  auth: Partial<AuthConfig> = {},
): Promise<SocialStage> {
  const project = await mkdtemp(join(tmpdir(), 'social-'));
  await mkdir(join(project, 'supabase', 'migrations'), { recursive: true });
  const providers = new Map<string, ProviderConfig>();
  const origins: string[] = [];
  const platform = await startTestPlatform({
    project,
    auth: { siteUrl: SITE, providers, privateOrigins: origins, ...auth },
  });
  const client = {
    id: 'liesse',
    secret: 'a secret of 32 characters or more',
    redirectUris: [`${platform.url}/auth/v1/callback`],
  };
  const identity = await startIdentityProvider({ accounts, clients: [client] });
  providers.set('google', {
    clientId: client.id,
    secret: client.secret,
    issuer: identity.issuer,
    skipNonceCheck: false,
  });
  origins.push(identity.issuer);
  const db = new pg.Pool({ ...platform.admin, max: 2 });
  return {
    platform,
    identity,
    providers,
    origins,
    db,
    client: (flowType = 'pkce') => openClient({ url: platform.url, publishableKey: platform.publishableKey, flowType }),
    stop: async () => {
      await db.end();
      await identity.stop();
      await platform.stop();
      await rm(project, { recursive: true, force: true });
    },
  };
}
