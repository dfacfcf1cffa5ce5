// The dashboard of an event as `client_dashboard` answers it. Values that a member may not see are null.
import { eventKinds, memberRoles } from '@liesse/domain';
import * as z from 'zod/mini';

const nullableText = z.nullable(z.string());
const nullableNumber = z.nullable(z.number());

const event = z.object({
  id: z.string(),
  kind: z.enum(eventKinds),
  name: z.string(),
  starts_on: nullableText,
  ends_on: nullableText,
  place: nullableText,
  cover_path: nullableText,
  rsvp_closes_on: nullableText,
  role: z.enum(memberRoles),
});
export type ShownEvent = z.infer<typeof event>;

const task = z.object({
  id: z.string(),
  title: z.string(),
  due_on: z.string(),
  position: z.number(),
  state: z.string(),
  assignee_id: nullableText,
});
export type DueTask = z.infer<typeof task>;

const instalment = z.object({
  id: z.string(),
  label: z.string(),
  item_label: z.string(),
  due_on: z.string(),
  amount_cents: z.number(),
});
export type DueInstalment = z.infer<typeof instalment>;

const activity = z.object({
  id: z.string(),
  /** A page may be older than the server: the kinds that it does not know are left out where they are shown. */
  kind: z.string(),
  subject: z.string(),
  actor_id: nullableText,
  actor_name: z.string(),
  created_at: z.string(),
});
export type Activity = z.infer<typeof activity>;

/** Null where this member may not take the step. */
const step = z.nullable(z.boolean());
const firstSteps = z.object({
  date: step,
  place: step,
  planning: step,
  budget: step,
  guests: step,
  partner: step,
  team: step,
  invitations: step,
});
export type FirstStep = keyof z.infer<typeof firstSteps>;

export const clientDashboard = z.object({
  event,
  tasks: z.object({
    total: z.number(),
    done: z.number(),
    late: z.number(),
    due_week: z.number(),
    next: z.array(task),
  }),
  /** People, not replies: each person counts once. */
  replies: z.object({ yes: z.number(), no: z.number(), waiting: z.number(), invited: z.number() }),
  budget: z.nullable(
    z.object({
      total_cents: nullableNumber,
      forecast_cents: z.number(),
      committed_cents: z.number(),
      paid_cents: z.number(),
    }),
  ),
  instalments: z.nullable(z.array(instalment)),
  unread_messages: nullableNumber,
  open_quotes: nullableNumber,
  activity: z.array(activity),
  first_steps: firstSteps,
});
export type Dashboard = z.infer<typeof clientDashboard>;
