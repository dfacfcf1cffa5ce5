// Acts on the team: shown at once, taken back with the reason when the server refuses. What is removed can be brought back.
import { useQueryClient } from '@tanstack/react-query';
import { addEntries, type NewEntry, removeEntry } from '#web/features/event-partners/mutations.ts';
import type { TeamEntry } from '#web/features/event-partners/partner-board.ts';
import { teamBoardQuery, teamKey } from '#web/features/event-partners/queries.ts';
import { sentenceOf } from '#web/features/event-partners/refusals.ts';
import type { Done } from '#web/lib/api/refusal.ts';
import { team as text } from '#web/locales/fr/event-partners.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

export interface TeamActs {
  /** Whether it was done. */
  add: (entries: readonly NewEntry[], title: string) => Promise<boolean>;
  remove: (entry: TeamEntry, title: string) => Promise<boolean>;
}

type Change = (entries: readonly TeamEntry[]) => TeamEntry[];

export function useTeamActs(eventId: string): TeamActs {
  const cache = useQueryClient();
  const { queryKey } = teamBoardQuery(eventId);

  async function act(work: () => Promise<Done>, change: Change): Promise<boolean> {
    await cache.cancelQueries({ queryKey });
    const before = cache.getQueryData(queryKey);
    if (before !== undefined) cache.setQueryData(queryKey, change(before));
    const result = await work();
    if (!result.ok) {
      cache.setQueryData(queryKey, before);
      toast({ variant: 'destructive', title: text.failed, description: sentenceOf(result) });
    }
    void cache.invalidateQueries({ queryKey: teamKey(eventId) });
    return result.ok;
  }

  const insert = (entries: readonly NewEntry[]): Promise<boolean> =>
    act(
      () => addEntries(eventId, entries),
      (known) => [...known, ...entries.map((entry) => drawn(entry))],
    );

  return {
    async add(entries, title) {
      const isDone = await insert(entries);
      if (isDone) toast({ title });
      return isDone;
    },
    async remove(entry, title) {
      const isDone = await act(
        () => removeEntry(entry.id),
        (known) => known.filter(({ id }) => id !== entry.id),
      );
      if (!isDone) return false;
      const { id, trade, partner_id, name, contact, state, notes } = entry;
      const bringBack = async () => {
        const isBack = await insert([{ id, trade, partner_id, name, contact, state, notes }]);
        if (isBack && name !== '') toast({ title: text.entry.restored(name) });
      };
      toast({
        title,
        action: { label: text.entry.undo, elsewhere: text.entry.undoElsewhere, run: () => void bringBack() },
      });
      return true;
    },
  };
}

/** Until the server tells what belongs to it. */
const drawn = (entry: NewEntry): TeamEntry => ({ ...entry, version: 1, listing: null, request: null, quote: null });
