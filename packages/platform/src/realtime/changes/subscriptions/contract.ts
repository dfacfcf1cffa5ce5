// What a feed of changes is to those who use it: requests in, changes and refusals out.
import type { Identity } from '#platform/auth/tokens/verifier.ts';

export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE';

/** One entry of `postgres_changes` in a join, as the client wrote it. */
export interface ChangeRequest {
  event: ChangeType | '*';
  schema: string;
  table?: string | undefined;
  /** Such as `event_id=eq.42`. */
  filter?: string | undefined;
  /** The columns to deliver. Key columns are always included. */
  select?: readonly string[] | undefined;
}

/** `data` of a postgres_changes message. */
export interface ChangeData {
  type: ChangeType;
  schema: string;
  table: string;
  commit_timestamp: string;
  columns: Array<{ name: string; type: string }>;
  record?: Record<string, unknown>;
  old_record?: Record<string, unknown>;
  errors: string[] | null;
}

export interface Subscriber {
  /** Read at each delivery, so that a renewed token counts at once. */
  identity(): Identity;
  /** `ids` are those of the subscriptions that matched. */
  deliver(ids: readonly number[], data: ChangeData): void;
  /** The session has ended or its token has expired: nothing more is delivered. */
  refuse(reason: string): void;
}

export interface Subscription {
  /** Of each request, in its order. */
  ids: readonly number[];
  leave(): void;
}

export type SubscribeResult = { ok: true; subscription: Subscription } | { ok: false; reason: string };

export interface ChangeFeed {
  open(): Promise<void>;
  close(): Promise<void>;
  /**
   * With `since`, by the database's clock, changes committed after that instant are delivered first, as far back as the log
   * reaches. Nothing is delivered before the promise resolves.
   */
  subscribe(subscriber: Subscriber, requests: readonly ChangeRequest[], since: Date | null): Promise<SubscribeResult>;
}
