// Starts the platform on a project folder for a test run, with a data folder that is removed afterwards.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthConfig } from '@liesse/platform/auth/config/config.ts';
import { startPlatform } from '@liesse/platform/platform.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import type pg from 'pg';

export type TestPlatform = {
  url: string;
  publishableKey: string;
  secretKey: string;
  token(claims: TokenClaims): Promise<string>;
  admin: pg.ClientConfig;
  stop(): Promise<void>;
};

export type TokenClaims = { sub: string; role: string; email?: string; exp?: number } & Record<string, unknown>;

export type TestAuth = Partial<AuthConfig>;
export type TestPlatformOptions = { project: string; databaseUrl?: string; directUrl?: string; auth?: TestAuth };

export async function startTestPlatform(options: TestPlatformOptions): Promise<TestPlatform> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platform-test-'));
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  if (options.databaseUrl === undefined) await copyPreparedCluster(dataDir, { project: options.project, seed: true });
  const platform = await startPlatform({
    project: options.project,
    dataDir,
    host: '127.0.0.1',
    port: 0,
    observe: () => {},
    databaseUrl: options.databaseUrl,
    directUrl: options.directUrl,
    ...(options.auth === undefined ? {} : { auth: options.auth }),
  }).catch(async (error: unknown) => {
    await removeData();
    throw error;
  });
  return {
    url: platform.url,
    publishableKey: platform.keys.publishableKey,
    secretKey: platform.keys.secretKey,
    token: (claims) => platform.signToken(claims),
    admin: platform.admin,
    stop: async () => {
      await platform.stop();
      await removeData();
    },
  };
}
