// The writes of the security screen. The database carries each out and records it in one transaction.
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  accountQuery,
  adminSessionsQuery,
  blockedNetworksQuery,
  signInsKey,
  signingKeysQuery,
} from '#web/features/admin-security/queries.ts';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import { security as text } from '#web/locales/fr/admin/security.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

const foundAccount = z.nullable(z.string());

export const findAccount = (email: string) =>
  callApi(
    (client) => client.rpc('find_account', { email }),
    (data) => ({ account: foundAccount.parse(data) }),
  );

export function useCloseSession(account: string | null) {
  return useToastMutation({
    mutationFn: ({ session, reason }: { session: string; reason: string }) =>
      writeApi((client) => client.rpc('close_session', { session, reason })),
    invalidates: [account === null ? adminSessionsQuery.queryKey : accountQuery(account).queryKey],
    success: { title: text.sessions.closed },
  });
}

export interface NewBlock {
  network: string;
  hours: number;
  reason: string;
}

export function useBlockNetwork() {
  return useToastMutation({
    mutationFn: ({ network, hours, reason }: NewBlock) =>
      writeApi((client) => client.rpc('block_network', { network, hours, reason })),
    invalidates: [blockedNetworksQuery.queryKey, signInsKey],
    success: { title: text.networks.done },
  });
}

export function useLiftBlock() {
  return useToastMutation({
    mutationFn: (block: string) => writeApi((client) => client.rpc('lift_block', { block })),
    invalidates: [blockedNetworksQuery.queryKey, signInsKey],
    success: { title: text.networks.liftDone },
    errorTitle: text.networks.liftFailed,
  });
}

/** The platform rotates in a job a moment after the answer, so the list is read until it shows another key. */
export function useRotateKey(currentKey: string | undefined) {
  const cache = useQueryClient();
  return useToastMutation({
    mutationFn: () => writeApi((client) => client.rpc('rotate_signing_key')),
    success: { title: text.keys.rotated },
    onSuccess: async () => {
      for (let tries = 0; tries < MAX_READS; tries += 1) {
        await cache.invalidateQueries({ queryKey: signingKeysQuery.queryKey });
        const keys = cache.getQueryData(signingKeysQuery.queryKey);
        if (keys?.find(({ status }) => status === 'current')?.kid !== currentKey) return;
        await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
      }
    },
  });
}

const MAX_READS = 20;
const READ_EVERY_MS = 500;
