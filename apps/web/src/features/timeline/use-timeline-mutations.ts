// Mutations of the timeline. A deletion and a move show before the server answers; deletions, moves and travel times can be undone.
import type { Buffer, ProposedStep } from '@liesse/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type Entry, hourOf } from '#web/features/timeline/entries.ts';
import { type EntryForm, rowOf } from '#web/features/timeline/forms.ts';
import { type Placement, placementIn, type Shift, type Travel, travelBetween } from '#web/features/timeline/moves.ts';
import {
  addEntry,
  addSteps,
  addTravel,
  planFromMoments,
  removeEntry,
  removeSteps,
  removeTravel,
  restoreEntry,
} from '#web/features/timeline/mutations.ts';
import { timelineQuery } from '#web/features/timeline/queries.ts';
import { useEntryMoves } from '#web/features/timeline/use-entry-moves.ts';
import { refusalSentence } from '#web/lib/api/calls.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { eventForms } from '#web/locales/fr/client/event-forms.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { timeline as text } from '#web/locales/fr/client/timeline.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

export function useTimelineMutations(eventId: string) {
  const cache = useQueryClient();
  const { queryKey } = timelineQuery(eventId);
  const { withUnsaved, move } = useEntryMoves(queryKey);
  const cachedEntries = (): Entry[] => cache.getQueryData(queryKey)?.items ?? [];
  const patchEntries = (change: (items: Entry[]) => Entry[]) =>
    cache.setQueryData(queryKey, (now) => now && { ...now, items: change(now.items) });
  const cachedVersions = () => new Map(cachedEntries().map((entry) => [entry.id, entry.version]));

  const lastPosition = () => Math.max(0, ...cachedEntries().map((entry) => entry.position));

  const shared = {
    invalidates: [queryKey],
    errorTitle: events.failed,
    errorMessage: (refusal: Refusal) => refusalSentence(refusal, eventForms.refusals),
  };
  const addMutation = useToastMutation({
    ...shared,
    mutationFn: addEntry,
    success: { title: text.form.added },
  });
  const planMutation = useToastMutation({
    ...shared,
    mutationFn: () => planFromMoments(eventId),
    success: ({ added }) => ({ title: text.planned(added) }),
  });
  const removeStepsMutation = useToastMutation({ ...shared, mutationFn: (ids: readonly string[]) => removeSteps(ids) });
  const stepsMutation = useToastMutation({
    ...shared,
    mutationFn: (steps: readonly ProposedStep[]) => addSteps(eventId, steps.map(stepRow)),
    success: ({ ids }) => ({
      title: text.proposed(ids.length),
      description: text.proposedText,
      action: undoAction(() => void removeStepsMutation.run(ids)),
    }),
  });
  const stepRow = (step: ProposedStep, index: number) => ({
    ...step,
    id: crypto.randomUUID(),
    event_id: eventId,
    position: lastPosition() + 1 + index,
  });
  const restoreMutation = useToastMutation({ ...shared, mutationFn: restoreEntry });
  const removeMutation = useToastMutation({
    ...shared,
    mutationFn: ({ id }: Entry) => removeEntry(id),
    optimistic: async (entry) => {
      await cache.cancelQueries({ queryKey });
      patchEntries((items) => items.filter(({ id }) => id !== entry.id));
      return () => patchEntries((items) => (items.some(({ id }) => id === entry.id) ? items : [...items, entry]));
    },
    success: (_, entry) => ({
      title: text.removed(entry.title),
      action: undoAction(() => void restoreMutation.run(entry), text.removedElsewhere),
    }),
  });
  const removeTravelMutation = useToastMutation({
    ...shared,
    mutationFn: ({ id, shifts }: { id: string; shifts: Shift[] }) =>
      removeTravel(eventId, id, shifts, cachedVersions()),
  });
  const travelMutation = useToastMutation({
    ...shared,
    mutationFn: ({ id, title, travel }: NewTravel) =>
      addTravel(eventId, { ...travel, id, title, versions: cachedVersions() }),
    success: (_, { id, travel, formerHours }) => ({
      title: text.travel.added,
      ...(travel.shifts.length > 0 && { description: text.travel.shifted(travel.shifts.length) }),
      action: undoAction(() => void removeTravelMutation.run({ id, shifts: formerHours })),
    }),
  });

  /** Resolves to whether the entry was added. */
  async function add(values: EntryForm): Promise<boolean> {
    return (await addMutation.run({ ...rowOf(values), event_id: eventId, position: lastPosition() + 1 })) !== null;
  }

  function drop(entries: readonly Entry[], order: readonly string[], movedId: string): void {
    const entry = entries.find(({ id }) => id === movedId);
    const placement = placementIn(entries, order, movedId);
    if (entry === undefined || placement === null || entry.starts_minute === null) return;
    const before: Placement = { starts_minute: entry.starts_minute, position: entry.position };
    move(movedId, placement);
    toast({
      title: text.movedToast(entry.title, hourOf(placement.starts_minute)),
      action: undoAction(() => move(movedId, before)),
    });
  }

  async function insertTravel(buffer: Buffer): Promise<void> {
    const entries = cachedEntries();
    const travel = travelBetween(entries, buffer);
    if (travel === null) return toast({ variant: 'destructive', title: text.notMoved, description: text.cannotMove });
    const destination = entries.find(({ id }) => id === buffer.before)?.place ?? '';
    const hours = new Map(entries.map((entry) => [entry.id, entry.starts_minute]));
    await travelMutation.run({
      id: crypto.randomUUID(),
      title: text.travel.title(destination).slice(0, MAX_TITLE),
      travel,
      formerHours: travel.shifts.map(({ id }) => ({ id, starts_minute: hours.get(id) ?? 0 })),
    });
  }

  return {
    isPlanning: planMutation.isPending,
    withUnsaved,
    nudge: move,
    add,
    plan: () => planMutation.run(),
    isProposing: stepsMutation.isPending,
    propose: stepsMutation.run,
    remove: removeMutation.run,
    drop,
    insertTravel,
  };
}

interface NewTravel {
  id: string;
  title: string;
  travel: Travel;
  /** The hours that an undo restores. */
  formerHours: Shift[];
}

const MAX_TITLE = 160;

const undoAction = (run: () => void, elsewhere: string = text.undoElsewhere) => ({ label: text.undo, elsewhere, run });
