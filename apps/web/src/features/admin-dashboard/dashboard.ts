// The administrators' dashboard as `admin_dashboard` answers it. Counts that are zero are left out of a day and of a month.
import * as z from 'zod/mini';

export const figures = [
  'client_sign_ups',
  'partner_sign_ups',
  'events',
  'requests',
  'quotes',
  'bookings',
  'mails_delivered',
  'mails_failed',
  'errors',
] as const;
export type Figure = (typeof figures)[number];

const number = z.prefault(z.number(), 0);
const numbers = {
  client_sign_ups: number,
  partner_sign_ups: number,
  events: number,
  requests: number,
  quotes: number,
  bookings: number,
  mails_delivered: number,
  mails_failed: number,
  errors: number,
} satisfies Record<Figure, typeof number>;

/** The median time to a first answer; null without an answer. */
const minutes = z.prefault(z.nullable(z.number()), null);

export const waitingKinds = ['partners', 'changes', 'reviews', 'reports', 'messages', 'privacy'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export const adminDashboard = z.object({
  /** Only what the caller may decide. */
  waiting: z.partialRecord(z.enum(waitingKinds), z.number()),
  active_events: z.number(),
  /** Of the last thirty days. */
  response_minutes: minutes,
  storage_bytes: z.number(),
  storage_files: z.number(),
  /** Thirty days, today last. */
  days: z.array(z.object({ day: z.string(), response_minutes: minutes, ...numbers })),
  /** Twelve months, the current one last. */
  months: z.array(z.object({ month: z.string(), response_minutes: minutes, ...numbers })),
});
export type AdminDashboard = z.infer<typeof adminDashboard>;
