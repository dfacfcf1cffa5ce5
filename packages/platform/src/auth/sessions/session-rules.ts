// What the configuration demands of sessions, written where the database decides for every service.
import type pg from 'pg';
import type { AuthConfig } from '#platform/auth/config/config.ts';

export async function writeSessionRules(system: pg.Pool, { mfa }: AuthConfig): Promise<void> {
  await system.query(
    `insert into auth.session_rules (enforce_verified_factors) values ($1)
     on conflict (is_only) do update set enforce_verified_factors = excluded.enforce_verified_factors`,
    [mfa.enforcesFactors],
  );
}
