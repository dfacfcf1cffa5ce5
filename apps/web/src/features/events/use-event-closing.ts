// How an event ends: put away and taken out again, or deleted after a month in which it can be kept after all.
import { chooseEvent, useChosenEventId } from '#web/features/events/current-event.ts';
import { requestDeletion, setArchived } from '#web/features/events/mutations.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { events } from '#web/locales/fr/events.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import type { Act } from '#web/ui/use-told-act.ts';

const { list: text } = events;

export function useEventEnds(act: Act, { id, name, archived_at: archivedAt }: PlannedEvent) {
  const chosenId = useChosenEventId();

  /** The other screens go on with another one. */
  function letGo() {
    if (chosenId === id) chooseEvent(null);
  }

  return {
    async archive() {
      const isArchived = archivedAt === null;
      const success = isArchived
        ? { title: text.archivedDone(name), description: text.archivedText }
        : { title: text.unarchivedDone(name) };
      if ((await act.run(() => setArchived(id, isArchived), { success })) !== null && isArchived) letGo();
    },
    async remove() {
      const question = { title: text.removeTitle(name), description: text.removeText, action: text.removeAction };
      if (!(await confirm({ ...question, isDangerous: true }))) return;
      const asked = await act.run(() => requestDeletion(id));
      if (asked === null) return;
      letGo();
      toast({ title: text.removeAsked(formatCivilDate(asked.day)), description: text.removeAskedText });
    },
  };
}
