// The mutations that end an event: it is archived and restored, or deleted after a month in which its owner can cancel the deletion.
import { chooseEvent, useChosenEventId } from '#web/features/events/current-event.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { cancelDeletion, requestDeletion, setArchived } from '#web/features/events/mutations.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { eventList as text } from '#web/locales/fr/client/event-list.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';

/** Which event is next to come changes with each of these mutations. */
const invalidates = [eventKeys.list, eventKeys.dashboards];

export function useEventClosing({ id, name, archived_at: archivedAt }: PlannedEvent) {
  const chosenId = useChosenEventId();
  const setArchive = useEventMutation({
    mutationFn: (isArchived: boolean) => setArchived(id, isArchived),
    invalidates,
    success: (_data, isArchived) =>
      isArchived
        ? { title: text.archivedDone(name), description: text.archivedText }
        : { title: text.unarchivedDone(name) },
    onSuccess: (_data, isArchived) => isArchived && unchoose(),
  });
  const deletion = useEventMutation({
    mutationFn: () => requestDeletion(id),
    invalidates,
    success: ({ day }) => ({ title: text.removeAsked(formatCivilDate(day)), description: text.removeAskedText }),
    onSuccess: unchoose,
  });
  const cancellation = useEventMutation({
    mutationFn: () => cancelDeletion(id),
    invalidates,
    success: { title: text.deletionCancelled(name) },
  });
  const mutations = [setArchive, deletion, cancellation];

  /** The other pages go on with another event. */
  function unchoose() {
    if (chosenId === id) chooseEvent(null);
  }

  async function run<Answer>(mutation: () => Promise<Answer>): Promise<void> {
    for (const { reset } of mutations) reset();
    await mutation();
  }

  return {
    isPending: mutations.some(({ isPending }) => isPending),
    errorMessage: mutations.find(({ errorMessage }) => errorMessage !== null)?.errorMessage ?? null,
    toggleArchive: () => run(() => setArchive.run(archivedAt === null)),
    requestDeletion: async () => {
      const question = { title: text.removeTitle(name), description: text.removeText, action: text.removeAction };
      if (await confirm({ ...question, isDangerous: true })) await run(deletion.run);
    },
    cancelDeletion: () => run(cancellation.run),
  };
}
