// Writes to seating plans. Each function answers with a value, and nothing that somebody else changed is overwritten.
import type { TablesInsert, TablesUpdate } from '@liesse/database';
import type { RoomPlan } from '@liesse/domain';
import type { PlanChange } from '#web/features/seating/changes.ts';
import type { SeatingPage } from '#web/features/seating/page.ts';
import { callApi, type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';

/** Sends a change of the page as it was read. Tables are saved before the people who sit at them. */
export async function saveChange(page: SeatingPage, change: PlanChange): Promise<Done> {
  const { moves = [], tables = [], removedTables = [], room } = change;
  const planId = page.plan.id;
  const versions = new Map(page.tables.map(({ id, version }) => [id, version]));
  if (tables.length > 0 || removedTables.length > 0) {
    const saved = await writeApi((client) =>
      client.rpc('save_seating_tables', {
        of_plan: planId,
        tables: tables.map((table) => ({ ...table, version: versions.get(table.id) ?? null })),
        removed: removedTables.map((id) => ({ id, version: versions.get(id) ?? 0 })),
      }),
    );
    if (!saved.ok) return saved;
  }
  if (moves.length > 0) {
    const removed = new Set(removedTables);
    const seats = page.seats.filter(({ table_id }) => !removed.has(table_id));
    const saved = await writeApi((client) =>
      client.rpc('seat_guests', {
        of_plan: planId,
        moves: moves.map(({ guestId, to }) => ({
          guest: guestId,
          table: to?.tableId ?? null,
          seat: to?.seat ?? null,
          ...(to?.chair !== undefined && { chair: to.chair }),
          ...(to?.isLocked !== undefined && { is_locked: to.isLocked }),
        })),
        expected: seats
          .filter(({ guest_id }) => moves.some(({ guestId }) => guestId === guest_id))
          .map(({ guest_id, table_id, seat }) => ({ guest: guest_id, table: table_id, seat })),
      }),
    );
    if (!saved.ok) return saved;
  }
  if (room === undefined) return { ok: true };
  const { elements, ...columns } = room;
  return savePlan(planId, page.plan.version, {
    ...columns,
    ...(elements !== undefined && { elements: elements.map((element) => ({ ...element })) }),
  });
}

const savePlan = (id: string, version: number, change: TablesUpdate<'seating_plans'>): Promise<Saved> =>
  updateVersion(version, (client) => client.from('seating_plans').update(change).eq('id', id));

interface NewPlan {
  eventId: string;
  momentId: string;
  name: string;
  room: RoomPlan;
}

/** A plan without its tables is removed again. */
export async function addPlan({ eventId, momentId, name, room }: NewPlan): Promise<{ ok: true; id: string } | Refusal> {
  const id = crypto.randomUUID();
  const { width, length, elements, tables } = room;
  const added = await writeApi((client) =>
    client.from('seating_plans').insert({
      id,
      event_id: eventId,
      moment_id: momentId,
      name,
      room_width: width,
      room_length: length,
      elements: elements.map((element) => ({ ...element })),
    }),
  );
  if (!added.ok) return added;
  if (tables.length === 0) return { ok: true, id };
  const saved = await writeApi((client) =>
    client.rpc('save_seating_tables', {
      of_plan: id,
      tables: tables.map((table) => ({ ...table, id: crypto.randomUUID() })),
    }),
  );
  if (saved.ok) return { ok: true, id };
  await removePlan(id);
  return saved;
}

/** The kitchen reads the chosen plan of a moment. */
export const choosePlan = (id: string): Promise<Done> =>
  writeApi((client) => client.from('seating_plans').update({ is_chosen: true }).eq('id', id));

export const removePlan = (id: string): Promise<Done> =>
  writeApi((client) => client.from('seating_plans').delete().eq('id', id));

export const copyPlan = (id: string, name: string): Promise<{ ok: true; id: string } | Refusal> =>
  callApi(
    (client) => client.rpc('copy_seating_plan', { of_plan: id, name }),
    (made) => ({ id: made }),
  );

export const addRule = (rule: TablesInsert<'seating_rules'>): Promise<Done> =>
  writeApi((client) => client.from('seating_rules').insert(rule));

export const saveRule = (id: string, version: number, change: TablesUpdate<'seating_rules'>): Promise<Saved> =>
  updateVersion(version, (client) => client.from('seating_rules').update(change).eq('id', id));

export const removeRule = (id: string): Promise<Done> =>
  writeApi((client) => client.from('seating_rules').delete().eq('id', id));
