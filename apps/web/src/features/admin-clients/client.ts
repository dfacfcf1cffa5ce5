// Accounts and events as the functions for administrators answer them.
import * as z from 'zod/mini';

export const accountStates = ['confirmed', 'unconfirmed', 'banned'] as const;
export type AccountState = (typeof accountStates)[number];

const cursor = z.nullable(z.object({ at: z.string(), id: z.string() }));
export type Cursor = z.infer<typeof cursor>;

const clientRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  created_at: z.string(),
  last_sign_in_at: z.nullable(z.string()),
  state: z.enum(accountStates),
  events: z.number(),
});
export type ClientRow = z.infer<typeof clientRow>;

export const clientList = z.object({ rows: z.array(clientRow), next: cursor });
export type ClientList = z.infer<typeof clientList>;

const eventRow = z.object({
  id: z.string(),
  name: z.string(),
  starts_on: z.nullable(z.string()),
  suspended_at: z.nullable(z.string()),
  owner_id: z.string(),
});
export type EventRow = z.infer<typeof eventRow>;

export const eventList = z.object({ rows: z.array(eventRow), next: cursor });
export type EventList = z.infer<typeof eventList>;

const mailStates = ['sent', 'failed', 'queued'] as const;
const memberRoles = ['owner', 'editor', 'viewer'] as const;
const consentKinds = ['replies', 'tasks', 'payments', 'messages', 'quotes', 'news'] as const;

export const clientPage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  role: z.string(),
  created_at: z.string(),
  confirmed_at: z.nullable(z.string()),
  last_sign_in_at: z.nullable(z.string()),
  state: z.enum(accountStates),
  ban: z.nullable(z.object({ at: z.string(), reason: z.nullable(z.string()) })),
  /** Why the viewer may not decide about this account. */
  obstacle: z.nullable(z.literal('own-account')),
  sessions: z.array(
    z.object({
      created_at: z.string(),
      used_at: z.string(),
      user_agent: z.nullable(z.string()),
      /** Null for those who may not see networks. */
      ip: z.nullable(z.string()),
    }),
  ),
  factors: z.array(z.object({ type: z.string(), created_at: z.string() })),
  passkeys: z.number(),
  has_password: z.boolean(),
  identities: z.array(z.string()),
  events: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      starts_on: z.nullable(z.string()),
      role: z.enum(memberRoles),
      suspended_at: z.nullable(z.string()),
    }),
  ),
  mails: z.array(z.object({ kind: z.string(), created_at: z.string(), state: z.enum(mailStates) })),
  consents: z.array(z.object({ kind: z.enum(consentKinds), by_mail: z.boolean() })),
});
export type ClientPage = z.infer<typeof clientPage>;
