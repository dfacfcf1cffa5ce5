// The queries of the security screen.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type AccountSecurity,
  accountSecurity,
  adminSessions,
  applicationLimits,
  blockedNetworks,
  reachedLimits,
  signInPage,
  signingKeys,
} from '#web/features/admin-security/security-data.ts';
import type { SecurityView } from '#web/features/admin-security/security-view.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export const signInsKey = ['security', 'sign-ins'] as const;

export const signInsQuery = ({ outcome, account }: Pick<SecurityView, 'outcome' | 'account'>) =>
  infiniteQueryOptions({
    queryKey: [...signInsKey, { outcome, account }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal, pageParam: before }) => {
      const client = await supabase();
      const { data } = await client
        .rpc('sign_in_list', {
          ...(outcome !== 'all' && { of_outcome: outcome }),
          ...(account !== null && { of_person: account }),
          ...(before !== null && { before }),
        })
        .abortSignal(signal)
        .throwOnError();
      return signInPage.parse(data);
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

export const limitsQuery = queryOptions({
  queryKey: ['security', 'limits'],
  queryFn: async ({ signal }) => {
    const client = await supabase();
    return reachedLimits.parse((await client.rpc('limit_list').abortSignal(signal).throwOnError()).data);
  },
});

export const applicationLimitsQuery = queryOptions({
  queryKey: ['security', 'application-limits'],
  queryFn: async ({ signal }) => {
    const client = await supabase();
    return applicationLimits.parse(
      (await client.rpc('application_limit_list').abortSignal(signal).throwOnError()).data,
    );
  },
});

export const adminSessionsQuery = queryOptions({
  queryKey: ['security', 'admin-sessions'],
  queryFn: async ({ signal }) => {
    const client = await supabase();
    return adminSessions.parse((await client.rpc('admin_sessions').abortSignal(signal).throwOnError()).data);
  },
});

/** Null for an account that is gone. */
export const accountQuery = (account: string) =>
  queryOptions({
    queryKey: ['security', 'account', account],
    queryFn: async ({ signal }): Promise<AccountSecurity | null> => {
      const client = await supabase();
      const { data } = await client.rpc('account_security', { of_person: account }).abortSignal(signal).throwOnError();
      return data === null ? null : accountSecurity.parse(data);
    },
  });

export const blockedNetworksQuery = queryOptions({
  queryKey: ['security', 'networks'],
  queryFn: async ({ signal }) => {
    const client = await supabase();
    return blockedNetworks.parse((await client.rpc('blocked_network_list').abortSignal(signal).throwOnError()).data);
  },
});

export const signingKeysQuery = queryOptions({
  queryKey: ['security', 'keys'],
  queryFn: async ({ signal }) => {
    const client = await supabase();
    return signingKeys.parse((await client.rpc('signing_key_list').abortSignal(signal).throwOnError()).data);
  },
});
