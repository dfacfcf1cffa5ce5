// Events for one story each, made and changed through the service's own doors by the people they belong to.
import type { Person } from '#tests/e2e/support/people.ts';
import { call, callAs } from '#tests/e2e/support/service.ts';

interface Wanted {
  kind?: string;
  name?: string;
  starts_on?: string;
  place?: string;
  expected_guests?: number;
  budget_cents?: number;
  moments?: ReadonlyArray<{
    kind: string;
    name: string;
    hour?: string;
    duration_minutes?: number;
    place?: string;
    capacity?: number;
  }>;
}

/** Answers its id. */
export const newEvent = (owner: Person, wanted: Wanted = {}): Promise<string> =>
  callAs(owner, 'POST', 'rpc/create_event', { kind: 'mariage', name: 'Ambre et Lou', ...wanted });

/** Somebody joins the team, by the operator's hand: how invitations are sent is another story. */
export const addMember = (event: string, person: Person, role: 'editor' | 'viewer', more: object = {}): Promise<void> =>
  call('/rest/v1/event_members', { event_id: event, user_id: person.id, role, ...more });
