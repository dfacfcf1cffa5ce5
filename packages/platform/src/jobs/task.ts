// What a job's work is written against: the payload it was given, one attempt's facts, and effects that happen once.
import type pg from 'pg';

export interface Job {
  id: string;
  task: string;
  /** This try included. */
  attempts: number;
  maxAttempts: number;
  /** Aborted when the time is up or the process leaves: the job is then tried again elsewhere. */
  signal: AbortSignal;
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<R>>;
  /**
   * Runs the work in one transaction with a record of the key. A job that is run again (its process died before the queue
   * heard of the end) finds the record and does nothing: answers whether the work was done now. It holds for what the
   * given client does; a message sent or a file written inside is outside of the transaction.
   */
  once(key: string, work: (client: pg.PoolClient) => Promise<void>, retention?: { days: number }): Promise<boolean>;
}

export interface JobTask {
  run(payload: unknown, job: Job): Promise<void>;
  /** Work that has not ended by then counts as failed. The default is five minutes. */
  limitMs?: number;
}

/** A task of the timetable. Times are UTC; several processes make one job of each tick between them. */
export interface ScheduleEntry {
  task: string;
  /** Five fields: minute, hour, day of month, month, day of week. */
  cron: string;
  payload?: Record<string, unknown>;
  /** Tells apart two entries of one task. */
  name?: string;
  /** How far back missed ticks are made up. The default is a day. */
  catchUpMs?: number;
  /** Jobs of one queue run one after the other. */
  queue?: string;
}
