// What the functions of the security screen answer.
import * as z from 'zod/mini';

const signIn = z.object({
  id: z.number(),
  first_at: z.string(),
  last_at: z.string(),
  hits: z.number(),
  network: z.nullable(z.string()),
  user_id: z.nullable(z.string()),
  /** A masked address. */
  account: z.nullable(z.string()),
  is_deleted: z.boolean(),
  is_unknown: z.boolean(),
  method: z.string(),
  outcome: z.string(),
  user_agent: z.nullable(z.string()),
  is_blocked: z.boolean(),
});
export type SignIn = z.infer<typeof signIn>;

export const signInPage = z.object({
  rows: z.array(signIn),
  next: z.nullable(z.number()),
  own_network: z.nullable(z.string()),
});

const reachedLimit = z.object({
  limit: z.string(),
  most: z.nullable(z.number()),
  refused: z.number(),
  at: z.string(),
  network: z.nullable(z.string()),
  account: z.nullable(z.string()),
});
export const reachedLimits = z.array(reachedLimit);

const applicationLimit = z.object({
  id: z.string(),
  limit: z.string(),
  uses: z.number(),
  at: z.string(),
  /** Without its end. */
  network: z.nullable(z.string()),
});
export const applicationLimits = z.array(applicationLimit);

const adminSession = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  created_at: z.string(),
  seen_at: z.string(),
  user_agent: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  aal: z.string(),
  is_own: z.boolean(),
});
export type OpenSession = Omit<z.infer<typeof adminSession>, 'user_id'>;
export const adminSessions = z.array(adminSession);

export const accountSecurity = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  banned_until: z.nullable(z.string()),
  sessions: z.array(
    z.object({
      id: z.string(),
      created_at: z.string(),
      refreshed_at: z.nullable(z.string()),
      user_agent: z.nullable(z.string()),
      ip: z.nullable(z.string()),
      aal: z.string(),
      is_own: z.boolean(),
    }),
  ),
  factors: z.array(z.object({ status: z.string() })),
  passkeys: z.array(z.object({ id: z.string() })),
});
export type AccountSecurity = z.infer<typeof accountSecurity>;

const blockedNetwork = z.object({
  id: z.string(),
  network: z.string(),
  reason: z.string(),
  by: z.nullable(z.string()),
  created_at: z.string(),
  until: z.string(),
  lifted_at: z.nullable(z.string()),
  is_active: z.boolean(),
});
export type BlockedNetwork = z.infer<typeof blockedNetwork>;
export const blockedNetworks = z.array(blockedNetwork);

const signingKey = z.object({
  kid: z.string(),
  algorithm: z.string(),
  status: z.enum(['current', 'standby', 'previous', 'revoked']),
  is_imported: z.boolean(),
  known_since: z.string(),
  status_since: z.string(),
});
export type SigningKey = z.infer<typeof signingKey>;
export const signingKeys = z.array(signingKey);
