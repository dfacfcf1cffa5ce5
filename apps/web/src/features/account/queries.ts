// What the account's page reads. All of it lies under one key: after any act the whole page is asked again.

import type { Factor, PasskeyListItem, User, UserIdentity } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import { callAuth } from '#web/features/account/auth-service.ts';
import { hasPlatformAuthenticator } from '#web/features/auth/biometrics.ts';
import { openSession } from '#web/features/auth/session.ts';

export const accountKey = ['account'] as const;

/** While a change of address waits for its confirmations, which happen elsewhere. */
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
  /** What is asked at the second step, recovery codes apart. */
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
    if (error) throw error;
    return data;
  },
});

export const recoveryQuery = queryOptions({
  queryKey: [...accountKey, 'recovery-codes'],
  queryFn: () => callAuth<{ total: number; remaining: number }>('/factors/recovery-codes'),
});

export interface OpenSession {
  id: string;
  created_at: string;
  refreshed_at: string | null;
  user_agent: string | null;
  ip: string | null;
  current: boolean;
}

export const sessionsQuery = queryOptions({
  queryKey: [...accountKey, 'sessions'],
  queryFn: () => callAuth<OpenSession[]>('/sessions'),
  refetchInterval: SESSIONS_MS,
});

/** Which services this site can link. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: async () => (await callAuth<{ external: Record<string, boolean> }>('/settings')).external,
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

/** The client's types do not know the code by mail; the order is that of preference. */
const KINDS: readonly MethodKind[] = ['totp', 'email', 'phone'];

function methodOf({ id, factor_type: type, updated_at: since }: Factor): Method[] {
  const kind = KINDS.find((known) => known === (type as string));
  return kind === undefined ? [] : [{ id, kind, since }];
}
