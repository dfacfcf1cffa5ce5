// Moves of entries to another hour. A move shows at once; moves are written one after the other, and only the latest of each entry.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Entry } from '#web/features/timeline/entries.ts';
import type { Placement } from '#web/features/timeline/moves.ts';
import { saveEntry } from '#web/features/timeline/mutations.ts';
import type { timelineQuery } from '#web/features/timeline/queries.ts';
import { refusalSentence } from '#web/lib/api/calls.ts';
import { differenceOf } from '#web/lib/offline/change.ts';
import { sendOrQueue } from '#web/lib/offline/send-or-queue.ts';
import { eventForms } from '#web/locales/fr/client/event-forms.ts';
import { timeline as text } from '#web/locales/fr/client/timeline.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

type Placements = ReadonlyMap<string, Placement>;
const NO_PLACEMENTS: Placements = new Map();

interface Move {
  entry: Entry;
  placement: Placement;
}

export function useEntryMoves(queryKey: ReturnType<typeof timelineQuery>['queryKey']) {
  const cache = useQueryClient();
  const saveMove = useToastMutation({
    mutationFn: ({ entry, placement }: Move) => {
      const difference = differenceOf(entry, placement);
      return sendOrQueue(
        difference && { kind: 'row', table: 'timeline_items', row: entry.id, ...difference, label: entry.title },
        () => saveEntry(entry.id, entry.version, placement),
      );
    },
    // The next move of the same entry needs the version that this one creates.
    invalidates: [queryKey],
    errorTitle: text.notMoved,
    errorMessage: (refusal) => refusalSentence(refusal, eventForms.refusals),
  });
  const [unsaved, setUnsaved] = useState(NO_PLACEMENTS);
  const latest = useRef(new Map<string, Placement>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function move(id: string, placement: Placement): void {
    setUnsaved((now) => new Map(now).set(id, placement));
    latest.current.set(id, placement);
    queue.current = queue.current.then(() => write(id, placement));
  }

  async function write(id: string, placement: Placement): Promise<void> {
    // A later move of the same entry is in the queue and replaces this one.
    if (latest.current.get(id) !== placement) return;
    const saved = cache.getQueryData(queryKey)?.items.find((entry) => entry.id === id);
    if (saved !== undefined) await saveMove.run({ entry: saved, placement });
    if (latest.current.get(id) === placement) latest.current.delete(id);
    // After a refusal this shows the hour of the server again.
    setUnsaved((now) => (now.get(id) === placement ? without(now, id) : now));
  }

  /** The entries with their unsaved moves, in the order that decides among entries of the same minute. */
  const withUnsaved = (items: readonly Entry[]): Entry[] =>
    items
      .map((entry) => ({ ...entry, ...unsaved.get(entry.id) }))
      .toSorted((one, other) => one.position - other.position);

  return { withUnsaved, move };
}

function without(placements: Placements, id: string): Placements {
  const rest = new Map(placements);
  rest.delete(id);
  return rest;
}
