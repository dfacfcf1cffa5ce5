// Writes to seating plans. Each function answers with a value, and nothing that somebody else changed is overwritten.
import type { TablesInsert, TablesUpdate } from '@liesse/database';
import type { RoomPlan } from '@liesse/domain';
import type { PlanChange } from '#web/features/seating/changes.ts';
import type { SeatingPage } from '#web/features/seating/page.ts';
import { callApi, type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import type { Done, Refusal } from '#web/lib/api/refusal.ts';

/** Sends a change of the page as it was read; it is saved as a whole or not at all. */
export function saveChange(page: SeatingPage, change: PlanChange): Promise<Done> {
  const { moves = [], tables = [], removedTables = [], rules = [], room } = change;
  const versions = new Map(page.tables.map(({ id, version }) => [id, version]));
  const moved = new Set(moves.map(({ guestId }) => guestId));
  return writeApi((client) =>
    client.rpc('change_seating_plan', {
      of_plan: page.plan.id,
      tables: tables.map((table) => ({ ...table, version: versions.get(table.id) ?? null })),
      removed: removedTables.map((id) => ({ id, version: versions.get(id) ?? 0 })),
      moves: moves.map(({ guestId, to }) => ({
        guest: guestId,
        table: to?.tableId ?? null,
        seat: to?.seat ?? null,
        ...(to?.chair !== undefined && { chair: to.chair }),
        ...(to?.isLocked !== undefined && { is_locked: to.isLocked }),
      })),
      expected: page.seats
        .filter(({ guest_id }) => moved.has(guest_id))
        .map(({ guest_id, table_id, seat }) => ({ guest: guest_id, table: table_id, seat })),
      rules: rules.map((rule) => ({ ...rule })),
      ...(room !== undefined && {
        room: {
          ...room,
          ...(room.elements !== undefined && { elements: room.elements.map((element) => ({ ...element })) }),
          version: page.plan.version,
        },
      }),
    }),
  );
}

interface NewPlan {
  momentId: string;
  name: string;
  room: RoomPlan;
}

export const addPlan = ({ momentId, name, room }: NewPlan): Promise<{ ok: true; id: string } | Refusal> =>
  callApi(
    (client) =>
      client.rpc('add_seating_plan', {
        of_moment: momentId,
        name,
        room: {
          room_width: room.width,
          room_length: room.length,
          elements: room.elements.map((element) => ({ ...element })),
        },
        tables: room.tables.map((table) => ({ ...table })),
      }),
    (id) => ({ id }),
  );

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
