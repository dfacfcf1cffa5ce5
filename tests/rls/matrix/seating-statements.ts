// The statements behind the lines of the matrix about seating.
import { event, guest, moment } from '#tests/rls/support/fixture-ids.ts';
import { plan, seatingTable } from '#tests/rls/support/seating-fixture.ts';
import { insert, type Tenant, type TenantRules } from './statement.ts';

const of = <Value>(tenant: Tenant, values: { a: Value; b: Value }): Value =>
  tenant.event === event.a ? values.a : values.b;

export const seatingTables: Record<string, TenantRules> = {
  seating_plans: {
    insert: (t) =>
      insert('seating_plans', {
        event_id: t.event,
        moment_id: of(t, { a: moment.dinner, b: moment.keynote }),
        name: 'Autre plan',
      }),
    update: 'room_width = 900',
  },
  seating_tables: {
    insert: (t) =>
      insert('seating_tables', { event_id: t.event, plan_id: of(t, plan), name: '2', seats: '8', x: '600', y: '300' }),
    update: 'rotation = 90',
  },
  seat_assignments: {
    insert: (t) =>
      insert('seat_assignments', {
        event_id: t.event,
        plan_id: of(t, plan),
        moment_id: moment.townHall,
        guest_id: guest.helene,
        table_id: of(t, seatingTable),
      }),
    update: 'is_locked = true',
  },
  seating_rules: {
    insert: (t) => insert('seating_rules', { event_id: t.event, plan_id: of(t, plan), kind: 'group_by_side' }),
    update: `strength = 'required'`,
  },
};
