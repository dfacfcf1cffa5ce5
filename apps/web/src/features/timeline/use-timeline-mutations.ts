// What can be done on the screen of the day: seen at once, taken back when the server refuses, undone by a tap.
import type { Buffer } from '@liesse/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '#web/features/events/use-event-mutation.ts';
import { type Entry, hourOf } from '#web/features/timeline/entries.ts';
import { type EntryForm, rowOf } from '#web/features/timeline/forms.ts';
import { type Placement, placementIn, travelBetween } from '#web/features/timeline/moves.ts';
import {
  addEntry,
  addTravel,
  planFromMoments,
  removeEntry,
  restoreEntry,
  takeTravelBack,
} from '#web/features/timeline/mutations.ts';
import { timelineQuery } from '#web/features/timeline/queries.ts';
import { useMoves } from '#web/features/timeline/use-moves.ts';
import { timeline as text } from '#web/locales/fr/timeline.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

interface Whose {
  eventId: string;
  personId: string;
}

export function useTimelineActs({ eventId, personId }: Whose) {
  const cache = useQueryClient();
  const act = useAct();
  const key = timelineQuery({ eventId, personId }).queryKey;
  const moves = useMoves(key);
  const read = (): Entry[] => cache.getQueryData(key)?.items ?? [];
  const show = (change: (items: Entry[]) => Entry[]) =>
    cache.setQueryData(key, (now) => now && { ...now, items: change(now.items) });

  async function add(values: EntryForm): Promise<boolean> {
    const position = Math.max(0, ...read().map((entry) => entry.position)) + 1;
    const made = await act.run(() => addEntry({ ...rowOf(values), event_id: eventId, position }), {
      success: { title: text.form.added },
    });
    return made !== null;
  }

  async function plan(): Promise<void> {
    const planned = await act.run(() => planFromMoments(eventId));
    if (planned !== null) toast({ title: text.planned(planned.added) });
  }

  async function remove(entry: Entry): Promise<void> {
    await cache.cancelQueries({ queryKey: key });
    show((items) => items.filter(({ id }) => id !== entry.id));
    const restore = () => void act.run(() => restoreEntry(entry));
    const done = await act.run(() => removeEntry(entry.id), {
      success: { title: text.removed(entry.title), action: undoing(restore, text.removedElsewhere) },
    });
    if (done === null) show((items) => (items.some(({ id }) => id === entry.id) ? items : [...items, entry]));
  }

  /** Told by its toast, which also takes it back. */
  function drop(entries: readonly Entry[], order: readonly string[], moved: string): void {
    const entry = entries.find(({ id }) => id === moved);
    const placement = placementIn(entries, order, moved);
    if (entry === undefined || placement === null || entry.starts_minute === null) return;
    const before: Placement = { starts_minute: entry.starts_minute, position: entry.position };
    moves.put(moved, placement);
    toast({
      title: text.movedToast(entry.title, hourOf(placement.starts_minute)),
      action: undoing(() => moves.put(moved, before)),
    });
  }

  async function travel(buffer: Buffer): Promise<void> {
    const entries = read();
    const way = travelBetween(entries, buffer);
    const to = entries.find(({ id }) => id === buffer.before)?.place ?? '';
    if (way === null) return toast({ variant: 'destructive', title: text.notMoved, description: text.cannotMove });
    const id = crypto.randomUUID();
    const known = () => new Map(read().map((entry) => [entry.id, entry.version]));
    const hours = new Map(entries.map((entry) => [entry.id, entry.starts_minute]));
    const back = way.shifts.map((shift) => ({ id: shift.id, starts_minute: hours.get(shift.id) ?? 0 }));
    const title = text.travel.title(to).slice(0, LONGEST);
    await act.run(() => addTravel(eventId, { ...way, id, title, known: known() }), {
      success: {
        title: text.travel.added,
        ...(way.shifts.length > 0 && { description: text.travel.shifted(way.shifts.length) }),
        action: undoing(() => void act.run(() => takeTravelBack(eventId, id, back, known()))),
      },
    });
  }

  return { isBusy: act.isBusy, placed: moves.placed, nudge: moves.put, add, plan, remove, drop, travel };
}

const LONGEST = 160;

const undoing = (run: () => void, elsewhere: string = text.undoElsewhere) => ({ label: text.undo, elsewhere, run });
