// How an event stands, as the database tells it in one answer. What is kept from a member is null in it.
import type { EventKind } from '@liesse/domain';
import type { EventRole } from '#web/features/events/queries.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import type { dashboard as words } from '#web/locales/fr/dashboard.ts';

export interface Dashboard {
  event: ShownEvent;
  tasks: { total: number; done: number; late: number; due_week: number; next: DueTask[] };
  /** Each person once. */
  replies: { yes: number; no: number; waiting: number; invited: number };
  budget: { total_cents: number | null; forecast_cents: number; committed_cents: number; paid_cents: number } | null;
  instalments: DueInstalment[] | null;
  unread_messages: number | null;
  open_quotes: number | null;
  activity: Activity[];
  /** Null where the step is not this member's to take. */
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
