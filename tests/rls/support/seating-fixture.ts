// A seating plan in both events: one table, one person at it, one rule. Hélène still has no place in event A.
import { event, guest, household, moment } from './fixture-ids.ts';

export const plan = {
  a: '00000000-0000-4000-8000-000000000a20',
  b: '00000000-0000-4000-8000-000000000b20',
} as const;

export const seatingTable = {
  a: '00000000-0000-4000-8000-000000000a21',
  b: '00000000-0000-4000-8000-000000000b21',
} as const;

export const seatingFixture = `
insert into public.seating_plans (id, event_id, moment_id, name, seats_unanswered) values
  ('${plan.a}', '${event.a}', '${moment.townHall}', 'Plan A', false), ('${plan.b}', '${event.b}', '${moment.workshop}', 'Plan B', true);
insert into public.seating_tables (id, event_id, plan_id, name, seats, x, y) values
  ('${seatingTable.a}', '${event.a}', '${plan.a}', '1', 2, 300, 300), ('${seatingTable.b}', '${event.b}', '${plan.b}', '1', 2, 300, 300);
insert into public.seat_assignments (event_id, plan_id, moment_id, guest_id, table_id, seat) values
  ('${event.a}', '${plan.a}', '${moment.townHall}', '${guest.gaspard}', '${seatingTable.a}', 1),
  ('${event.b}', '${plan.b}', '${moment.workshop}', '${guest.xavier}', '${seatingTable.b}', 1);
insert into public.seating_rules (event_id, plan_id, kind, household_ids) values
  ('${event.a}', '${plan.a}', 'household', '{${household.gaspard}}'), ('${event.b}', '${plan.b}', 'household', '{${household.xavier}}');
`;
