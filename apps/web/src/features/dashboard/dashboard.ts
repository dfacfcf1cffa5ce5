// The dashboard of an event as the database returns it. Values that a member may not see are null.
import type { EventKind } from '@liesse/domain';
import type { EventRole } from '#web/features/events/queries.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import type { dashboard as words } from '#web/locales/fr/client/dashboard.ts';

export interface Dashboard {
  event: ShownEvent;
  tasks: { total: number; done: number; late: number; due_week: number; next: DueTask[] };
  /** People, not replies: each person counts once. */
  replies: { yes: number; no: number; waiting: number; invited: number };
  budget: { total_cents: number | null; forecast_cents: number; committed_cents: number; paid_cents: number } | null;
  instalments: DueInstalment[] | null;
  unread_messages: number | null;
  open_quotes: number | null;
  activity: Activity[];
  /** Null where this member may not take the step. */
  first_steps: Record<FirstStep, boolean | null>;
}

export interface ShownEvent {
  id: string;
  kind: EventKind;
  name: string;
  starts_on: CivilDate | null;
  ends_on: CivilDate | null;
  place: string | null;
  cover_path: string | null;
  rsvp_closes_on: CivilDate | null;
  role: EventRole;
}

export interface DueTask {
  id: string;
  title: string;
  due_on: CivilDate;
  position: number;
  state: string;
  assignee_id: string | null;
}

export interface DueInstalment {
  id: string;
  label: string;
  item_label: string;
  due_on: CivilDate;
  amount_cents: number;
}

export interface Activity {
  id: string;
  kind: ActivityKind;
  subject: string;
  actor_id: string | null;
  actor_name: string;
  created_at: string;
}

export type ActivityKind = keyof typeof words.activity.kinds | 'quote_received';

export type FirstStep = keyof typeof words.firstSteps.steps;
