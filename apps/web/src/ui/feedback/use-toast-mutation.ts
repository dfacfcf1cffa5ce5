// The one hook for changing data: TanStack's `useMutation` with a toast for the result and the error message for the
// form. A mutation returns a value (`lib/api/refusal.ts`); a refusal rolls an optimistic update back.
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt, type Refusal, refusalReason, STALE } from '#web/lib/api/refusal.ts';
import type { Queued } from '#web/lib/offline/change.ts';
import { type ToastText, toast } from '#web/ui/feedback/toast/toast-store.ts';

export interface ToastMutationOptions<Variables, Data extends { ok: true }> {
  mutationFn: (variables: Variables) => Promise<Data | Refusal>;
  /** The exact queries that show the changed data. They are fetched again after a refusal too, because they may show its reason. */
  invalidates?: readonly QueryKey[] | ((variables: Variables) => readonly QueryKey[]);
  /** Updates the cache before the response, and returns the rollback. */
  optimistic?: (variables: Variables) => Promise<() => void> | (() => void);
  /** Left out where the page itself shows the result. */
  success?: ToastText | ((data: Exclude<Data, Queued>, variables: Variables) => ToastText | undefined);
  /** Left out where the form itself shows the error message; no toast then appears. */
  errorTitle?: string;
  /** Null when the person cancelled, which is not an error and shows nothing. */
  errorMessage?: (refusal: Refusal) => string | null;
  /** The mutation stays pending until this resolves, so that a second click cannot repeat it during a navigation. */
  onSuccess?: (data: Exclude<Data, Queued>, variables: Variables) => unknown;
}

export interface ToastMutation<Variables, Data> {
  isPending: boolean;
  /** The message of the last run, until the next one. */
  errorMessage: string | null;
  refusal: Refusal | null;
  /** Resolves to null when the mutation was refused or cancelled. */
  run: (variables: Variables) => Promise<Data | null>;
  reset: () => void;
}

export function useToastMutation<Data extends { ok: true }, Variables = void>({
  mutationFn,
  invalidates = [],
  optimistic,
  success,
  errorTitle,
  errorMessage = ({ message }) => message,
  onSuccess,
}: ToastMutationOptions<Variables, Data>): ToastMutation<Variables, Data> {
  const queryClient = useQueryClient();
  // TanStack publishes `isPending` in a later task, so that the second half of a double click would run the mutation again. State that
  // is set in the click's own handler is rendered before the next click.
  const [running, setRunning] = useState(0);
  const refetch = (variables: Variables): Promise<unknown> => {
    const keys = typeof invalidates === 'function' ? invalidates(variables) : invalidates;
    return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  const mutation = useMutation<Data, RefusedError, Variables, (() => void) | undefined>({
    // Offline the person gets an error at once; TanStack would pause the mutation without a word.
    networkMode: 'always',
    // Rows that realtime reports are fetched after it (`lib/api/live-rows.ts`).
    meta: { isOptimistic: optimistic !== undefined },
    mutationFn: async (variables) => {
      const result = await attempt(() => mutationFn(variables));
      if (!result.ok) throw new RefusedError(result, errorMessage(result));
      return result;
    },
    onMutate: async (variables) => optimistic?.(variables),
    onSuccess: async (data, variables) => {
      // The change waits on the device, and the page shows it so.
      if ('isQueued' in data) return;
      const sent = data as Exclude<Data, Queued>;
      await refetch(variables);
      const text = typeof success === 'function' ? success(sent, variables) : success;
      if (text) toast(text);
      await onSuccess?.(sent, variables);
    },
    onError: async ({ refusal, sentence }, variables, rollBack) => {
      rollBack?.();
      const fetched = refetch(variables);
      // It asks to save again, which would be refused again until the version of the other person is here.
      if (refusalReason(refusal) === STALE) await fetched;
      if (sentence && errorTitle) toast({ variant: 'destructive', title: errorTitle, description: sentence });
    },
  });
  return {
    isPending: running > 0,
    errorMessage: mutation.error?.sentence ?? null,
    refusal: mutation.error?.refusal ?? null,
    async run(variables) {
      setRunning((count) => count + 1);
      try {
        return await mutation.mutateAsync(variables);
      } catch {
        return null;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    reset: mutation.reset,
  };
}

/** TanStack expects failures as thrown errors; this one carries the refusal and its message. */
class RefusedError extends Error {
  readonly refusal: Refusal;
  readonly sentence: string | null;

  constructor(refusal: Refusal, sentence: string | null) {
    super(refusal.code);
    this.refusal = refusal;
    this.sentence = sentence;
  }
}
