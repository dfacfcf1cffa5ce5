// Creates and changes the events of a test through the API, with the sessions of their owners.
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

/** Adds a member with the service key: the invitation has tests of its own. */
export const addMember = (event: string, person: Person, role: 'editor' | 'viewer', more: object = {}): Promise<void> =>
  call('/rest/v1/event_members', { event_id: event, user_id: person.id, role, ...more });
