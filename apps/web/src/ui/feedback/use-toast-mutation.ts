// The one way in which a screen changes data: TanStack's `useMutation` with a toast for the result and the error message for the
// place where it happened. A mutation answers with a value (`lib/api/refusal.ts`); a refusal rolls an optimistic change back.
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { attempt, type Refusal } from '#web/lib/api/refusal.ts';
import { type ToastText, toast } from '#web/ui/feedback/toast/toast-store.ts';

export interface ToastMutationOptions<Variables, Data extends { ok: true }> {
  mutationFn: (variables: Variables) => Promise<Data | Refusal>;
  /** The exact queries that show what was changed. They are fetched again whatever the answer: they may show why it was refused. */
  invalidates?: readonly QueryKey[] | ((variables: Variables) => readonly QueryKey[]);
  /** Shows the expected result before the answer, and returns how to roll it back. */
  optimistic?: (variables: Variables) => Promise<() => void> | (() => void);
  /** None where the page itself shows the result. */
  success?: ToastText | ((data: Data, variables: Variables) => ToastText | undefined);
  errorTitle: string;
  /** Null when the person cancelled, which is no failure and shows nothing. */
  errorMessage?: (refusal: Refusal) => string | null;
  /** The mutation stays pending until this is done, so that a second click cannot repeat it during a navigation. */
  onSuccess?: (data: Data, variables: Variables) => Promise<unknown> | unknown;
}

export interface ToastMutation<Variables, Data> {
  isPending: boolean;
  /** Of the last run, until the next one. */
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
  const refetch = (variables: Variables): Promise<unknown> => {
    const keys = typeof invalidates === 'function' ? invalidates(variables) : invalidates;
    return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  const mutation = useMutation<Data, RefusedError, Variables, (() => void) | undefined>({
    // Without a network the person is told at once; TanStack would wait for its return in silence.
    networkMode: 'always',
    mutationFn: async (variables) => {
      const result = await attempt(() => mutationFn(variables));
      if (!result.ok) throw new RefusedError(result, errorMessage(result));
      return result;
    },
    onMutate: async (variables) => optimistic?.(variables),
    onSuccess: async (data, variables) => {
      await refetch(variables);
      const text = typeof success === 'function' ? success(data, variables) : success;
      if (text !== undefined) toast(text);
      await onSuccess?.(data, variables);
    },
    onError: ({ sentence }, variables, rollBack) => {
      rollBack?.();
      void refetch(variables);
      if (sentence !== null) toast({ variant: 'destructive', title: errorTitle, description: sentence });
    },
  });
  return {
    isPending: mutation.isPending,
    errorMessage: mutation.error?.sentence ?? null,
    refusal: mutation.error?.refusal ?? null,
    run: (variables) => mutation.mutateAsync(variables).catch(() => null),
    reset: mutation.reset,
  };
}

/** TanStack knows failures as thrown errors; this one carries the refusal and the sentence chosen for it. */
class RefusedError extends Error {
  readonly refusal: Refusal;
  readonly sentence: string | null;

  constructor(refusal: Refusal, sentence: string | null) {
    super(refusal.code);
    this.refusal = refusal;
    this.sentence = sentence;
  }
}
