// An event as the pages use it: its columns and the permissions of the person who reads it.
import type { Tables } from '@liesse/database';

type EventRow = Pick<
  Tables<'events'>,
  | 'id'
  | 'kind'
  | 'name'
  | 'starts_on'
  | 'ends_on'
  | 'place'
  | 'expected_guests'
  | 'cover_path'
  | 'rsvp_closes_on'
  | 'archived_at'
  | 'deletion_on'
  | 'version'
>;

export type EventRole = 'owner' | 'editor' | 'viewer';

export interface PlannedEvent extends EventRow {
  role: EventRole;
  canEdit: boolean;
  canSeeBudget: boolean;
}
