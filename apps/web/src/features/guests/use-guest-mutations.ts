// Mutations of the guest list that can be undone: the list shows the result first, then a toast offers the undo.
import { useQueryClient } from '@tanstack/react-query';
import { ignoreOwnRealtimeEvents } from '#web/features/guests/live.ts';
import {
  type BulkPatch,
  deleteGuests,
  guestRefusalSentence,
  mergeGuests,
  type UndoableCount,
  undoGuests,
  updateGuests,
} from '#web/features/guests/mutations.ts';
import { refetchGuests, refreshGuests } from '#web/features/guests/queries.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { guests as text } from '#web/locales/fr/client/guests.ts';
import { type ToastMutation, useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

interface BulkUpdate {
  ids: readonly string[];
  patch: BulkPatch;
  /** The guests whose rows change: tags and sides belong to whole households. */
  touchedIds: readonly string[];
}

export const useUpdateGuests = (eventId: string): ToastMutation<BulkUpdate, UndoableCount> =>
  useUndoableGuestMutation(eventId, {
    mutationFn: ({ ids, patch }: BulkUpdate) => updateGuests(eventId, ids, patch),
    touchedIds: ({ touchedIds }) => touchedIds,
    title: ({ count }) => text.bulk.done(count),
  });

export const useDeleteGuests = (eventId: string): ToastMutation<readonly string[], UndoableCount> =>
  useUndoableGuestMutation(eventId, {
    mutationFn: (ids: readonly string[]) => deleteGuests(eventId, ids),
    touchedIds: (ids) => ids,
    title: ({ count }) => text.bulk.removed(count),
  });

interface Merge {
  keep: { id: string; name: string };
  drop: { id: string };
}

export const useMergeGuests = (eventId: string): ToastMutation<Merge, { ok: true; undo: string }> =>
  useUndoableGuestMutation(eventId, {
    mutationFn: ({ keep, drop }: Merge) => mergeGuests(keep.id, drop.id),
    touchedIds: ({ keep, drop }) => [keep.id, drop.id],
    title: (_merged, { keep }) => text.duplicates.merged(keep.name),
  });

interface UndoableOptions<Variables, Data> {
  mutationFn: (variables: Variables) => Promise<Data | Refusal>;
  /** The guests to fetch again; the whole list when absent. */
  touchedIds?: (variables: Variables) => readonly string[];
  title: (data: Data, variables: Variables) => string;
  description?: (data: Data) => string;
}

export function useUndoableGuestMutation<Data extends { ok: true; undo: string }, Variables = void>(
  eventId: string,
  { mutationFn, touchedIds, title, description }: UndoableOptions<Variables, Data>,
): ToastMutation<Variables, Data> {
  const cache = useQueryClient();
  const shared = { errorTitle: text.failed, errorMessage: guestRefusalSentence };

  async function runAndRefresh<Result extends { ok: true }>(
    write: () => Promise<Result | Refusal>,
    ids: readonly string[] | undefined,
  ): Promise<Result | Refusal> {
    const result = await ignoreOwnRealtimeEvents(write);
    if (!result.ok) return result;
    const refreshed = ids === undefined ? refetchGuests(cache, eventId) : refreshGuests(cache, eventId, ids);
    // A list that cannot be fetched now is fetched by the realtime channel, or when the page is visible again.
    await refreshed.catch(() => {});
    return result;
  }

  const undo = useToastMutation({
    ...shared,
    mutationFn: ({ key, ids }: { key: string; ids: readonly string[] | undefined }) =>
      runAndRefresh(() => undoGuests(key), ids),
    success: ({ skipped, unseated }) => {
      const left = [
        ...(skipped.length > 0 ? [text.bulk.undoneSkipped(skipped.length)] : []),
        ...(unseated > 0 ? [text.bulk.unseated(unseated)] : []),
      ];
      return { title: text.bulk.undone, ...(left.length > 0 && { description: left.join(' ') }) };
    },
  });
  return useToastMutation({
    ...shared,
    mutationFn: (variables: Variables) => runAndRefresh(() => mutationFn(variables), touchedIds?.(variables)),
    success: (data: Data, variables) => ({
      title: title(data, variables),
      description: description?.(data),
      action: {
        label: text.bulk.undo,
        elsewhere: text.bulk.undoElsewhere,
        run: () => void undo.run({ key: data.undo, ids: touchedIds?.(variables) }),
      },
    }),
  });
}
