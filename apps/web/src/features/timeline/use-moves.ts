// Entries on their way to another hour: seen at once, written one after the other, and of each entry only the latest.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAct } from '#web/features/events/use-event-mutation.ts';
import type { Entry } from '#web/features/timeline/entries.ts';
import type { Placement } from '#web/features/timeline/moves.ts';
import { saveEntry } from '#web/features/timeline/mutations.ts';
import type { timelineQuery } from '#web/features/timeline/queries.ts';
import { timeline as text } from '#web/locales/fr/timeline.ts';

type Wanted = ReadonlyMap<string, Placement>;
const NONE: Wanted = new Map();

export function useMoves(key: ReturnType<typeof timelineQuery>['queryKey']) {
  const cache = useQueryClient();
  const act = useAct();
  const [wanted, setWanted] = useState(NONE);
  const latest = useRef(new Map<string, Placement>());
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  function put(id: string, placement: Placement): void {
    setWanted((now) => new Map(now).set(id, placement));
    latest.current.set(id, placement);
    writing.current = writing.current.then(() => write(id, placement));
  }

  async function write(id: string, placement: Placement): Promise<void> {
    // Moved again meanwhile: the later move is written in its stead.
    if (latest.current.get(id) !== placement) return;
    const version = cache.getQueryData(key)?.items.find((entry) => entry.id === id)?.version;
    // The page asks for the day again after each act: the next move stands on the version that this one made.
    if (version !== undefined) await act.run(() => saveEntry(id, version, placement), { failure: text.notMoved });
    if (latest.current.get(id) === placement) latest.current.delete(id);
    // Unless it was moved again meanwhile. After a refusal the hour of the server is shown again.
    setWanted((now) => (now.get(id) === placement ? without(now, id) : now));
  }

  /** The entries where they are wanted, in the order that decides among those of one minute. */
  const placed = (items: readonly Entry[]): Entry[] =>
    items
      .map((entry) => ({ ...entry, ...wanted.get(entry.id) }))
      .toSorted((one, other) => one.position - other.position);

  return { placed, put };
}

function without(wanted: Wanted, id: string): Wanted {
  const rest = new Map(wanted);
  rest.delete(id);
  return rest;
}
