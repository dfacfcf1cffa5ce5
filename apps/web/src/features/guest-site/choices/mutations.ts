// A dish recorded for somebody, or taken away: written only over the choice that was read, so that a guest's own is never lost unseen.
import type { Course } from '@liesse/domain';
import { callApi, STALE, writeApi } from '#web/lib/api/calls.ts';
import { type Done, refusalOf } from '#web/lib/api/refusal.ts';

export interface DishChange {
  eventId: string;
  guestId: string;
  momentId: string;
  course: Course;
  /** As they were read and as they shall be: a dish, or none. */
  from: string | null;
  to: string | null;
}

const UNIQUE_VIOLATION = '23505';

/** Refused as stale where another choice stands there by now. */
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
