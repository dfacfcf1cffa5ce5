// Writes the choice of a dish for a guest. It is refused when the guest has changed the choice since it was read.
import type { Course } from '@liesse/domain';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import { type Done, refusalOf, STALE } from '#web/lib/api/refusal.ts';

export interface DishChange {
  eventId: string;
  guestId: string;
  momentId: string;
  course: Course;
  /** The choice that was read and the new one; null for none. */
  from: string | null;
  to: string | null;
}

const UNIQUE_VIOLATION = '23505';

/** Refused as stale when the choice is not the one that was read. */
export async function recordDish(change: DishChange): Promise<Done> {
  if (change.from !== null) return writeOver(change, change.from);
  if (change.to === null) return { ok: true };
  const row = { ...keyOf(change), menu_id: change.to };
  const result = await writeApi((client) => client.from('menu_choices').insert(row));
  return !result.ok && result.code === UNIQUE_VIOLATION ? stale() : result;
}

async function writeOver(change: DishChange, from: string): Promise<Done> {
  const result = await callApi(
    (client) => {
      const choices = client.from('menu_choices');
      const written = change.to === null ? choices.delete() : choices.update({ menu_id: change.to });
      return written.match({ ...keyOf(change), menu_id: from }).select('guest_id');
    },
    (rows) => ({ rows }),
  );
  if (!result.ok) return result;
  return result.rows.length === 0 ? stale() : { ok: true };
}

const keyOf = ({ eventId, guestId, momentId, course }: DishChange) => ({
  event_id: eventId,
  guest_id: guestId,
  moment_id: momentId,
  course,
});

const stale = () => refusalOf({ code: STALE, details: STALE });
