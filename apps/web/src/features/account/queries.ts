// The queries of the account's page. A mutation names those that show what it changes.
import type { Factor, PasskeyListItem, User, UserIdentity } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callAuth, isNotOffered, NOT_OFFERED } from '#web/features/account/auth-service.ts';
import { hasPlatformAuthenticator } from '#web/features/auth/biometrics.ts';
import { openSession } from '#web/features/auth/session.ts';

export const accountKey = ['account'] as const;

/** The confirmations of a new address happen in other tabs or on other devices. */
const PENDING_MS = 10_000;
const SESSIONS_MS = 30_000;

export type MethodKind = 'totp' | 'email' | 'phone';

export interface Method {
  id: string;
  kind: MethodKind;
  since: string;
}

export interface Account {
  email: string;
  newEmail: string | null;
  hasPassword: boolean;
  /** The factors of the second step without the recovery codes. */
  methods: readonly Method[];
  hasRecoveryCodes: boolean;
  identities: readonly UserIdentity[];
}

export const accountQuery = queryOptions({
  queryKey: [...accountKey, 'user'],
  queryFn: async (): Promise<Account> => {
    const client = await openSession();
    const { data, error } = await client.auth.getUser();
    if (error) throw error;
    return accountOf(data.user);
  },
  refetchInterval: (query) => (query.state.data?.newEmail ? PENDING_MS : false),
});

export const profileQuery = (personId: string) =>
  queryOptions({
    queryKey: [...accountKey, 'profile', personId],
    queryFn: async () => {
      const client = await openSession();
      const { data } = await client
        .from('profiles')
        .select('name, phone, avatar_url')
        .eq('id', personId)
        .single()
        .throwOnError();
      return data;
    },
  });

export const passkeysQuery = queryOptions({
  queryKey: [...accountKey, 'passkeys'],
  queryFn: async (): Promise<PasskeyListItem[]> => {
    const client = await openSession();
    const { data, error } = await client.auth.passkey.list();
    if (error) throw error.status === 404 ? Object.assign(error, { code: NOT_OFFERED }) : error;
    return data;
  },
});

const recoveryStatus = z.object({ total: z.int(), remaining: z.int() });

export const recoveryQuery = queryOptions({
  queryKey: [...accountKey, 'recovery-codes'],
  queryFn: async () => recoveryStatus.parse(await callAuth('/factors/recovery-codes')),
});

const sessionRow = z.object({
  id: z.string(),
  created_at: z.string(),
  refreshed_at: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  current: z.boolean(),
});

export type OpenSession = z.infer<typeof sessionRow>;

export const sessionsQuery = queryOptions({
  queryKey: [...accountKey, 'sessions'],
  queryFn: async () => z.array(sessionRow).parse(await callAuth('/sessions')),
  refetchInterval: (query) => (isNotOffered(query.state.error) ? false : SESSIONS_MS),
});

const settings = z.object({ external: z.record(z.string(), z.boolean()) });

/** The social providers that this site can link. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: async () => settings.parse(await callAuth('/settings')).external,
  staleTime: Number.POSITIVE_INFINITY,
});

export const deviceQuery = queryOptions({
  queryKey: ['platform-authenticator'],
  queryFn: hasPlatformAuthenticator,
  staleTime: Number.POSITIVE_INFINITY,
});

function accountOf(user: User): Account {
  const verified = (user.factors ?? []).filter(({ status }) => status === 'verified');
  return {
    email: user.email ?? '',
    newEmail: user.new_email ?? null,
    hasPassword: (user.identities ?? []).some(({ provider }) => provider === 'email'),
    methods: verified.flatMap(methodOf),
    hasRecoveryCodes: verified.some(({ factor_type: type }) => type === 'recovery_code'),
    identities: user.identities ?? [],
  };
}

/** In the order of preference. The client's types do not know the factor by mail. */
const KINDS: readonly MethodKind[] = ['totp', 'email', 'phone'];

function methodOf({ id, factor_type: type, updated_at: since }: Factor): Method[] {
  const kind = KINDS.find((known) => known === (type as string));
  return kind === undefined ? [] : [{ id, kind, since }];
}
