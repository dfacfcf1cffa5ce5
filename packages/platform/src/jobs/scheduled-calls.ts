// Functions that are called on a timetable, as config.toml says: `call` names one of the project's migrations, `invoke` one of its
// Edge Functions.
//   [platform.schedule.reminders]  cron = "0 8 * * *"  call = "public.send_due_reminders"  catch_up = "24h"
//   [platform.schedule.feeds]      cron = "*/10 * * * *"  invoke = "read-feeds"
import { type CronMatcher, parseCronItem } from 'graphile-worker';
import pg from 'pg';
import { withClient } from '#platform/postgres/client.ts';
import type { JobTask, ScheduleEntry } from './task.ts';

export type ScheduledCall = {
  name: string;
  /** UTC. */
  cron: string;
  catchUpMs: number | null;
} & (
  | {
      /** Schema and name of a function without arguments. It runs with the platform's rights. */
      call: readonly [schema: string, name: string];
    }
  | {
      /** An Edge Function, which gets a POST request without a body and with the service role. */
      invoke: string;
    }
);

/** Invokes an Edge Function and rejects unless it answers with success. */
export type InvokeFunction = (name: string, signal: AbortSignal) => Promise<void>;

export const CALL_TASK = 'call_function';

/** The [platform.schedule] table of a project's config.toml. A slip stops the start. */
export function readScheduledCalls(
  settings: Record<string, unknown>,
  functions: readonly string[] = [],
): ScheduledCall[] {
  return Object.entries(settings).map(([name, value]) => {
    const fail = (problem: string): never => {
      throw new Error(`config.toml, [platform.schedule.${name}]: ${problem}`);
    };
    if (typeof value !== 'object' || value === null) return fail('is not a table');
    const { cron, call, invoke, catch_up: catchUp } = value as Record<string, unknown>;
    if (typeof cron !== 'string' || matcherOf(cron) === null) return fail('cron must be an expression of five fields');
    const catchUpMs = catchUp === undefined ? null : durationOf(catchUp);
    if (Number.isNaN(catchUpMs)) return fail('catch_up must be like "30m", "24h" or "7d", a week at most');
    if (invoke !== undefined) {
      if (call !== undefined) return fail('has either call or invoke');
      if (typeof invoke !== 'string') return fail('invoke must be the name of a function');
      if (!functions.includes(invoke)) return fail(`there is no function ${invoke}`);
      return { name, cron, invoke, catchUpMs };
    }
    const [, schema, routine] = (typeof call === 'string' && FUNCTION_NAME.exec(call)) || [];
    if (schema === undefined || routine === undefined) return fail('call must be schema.function');
    return { name, cron, call: [schema, routine], catchUpMs };
  });
}

const FUNCTION_NAME = /^([a-z_][a-z0-9_]*)\.([a-z_][a-z0-9_]*)$/;
const UNITS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

function durationOf(value: unknown): number {
  const [, count, unit = ''] = (typeof value === 'string' && /^(\d{1,5})([mhd])$/.exec(value)) || [];
  const ms = Number(count) * (UNITS[unit] ?? Number.NaN);
  return ms <= 7 * 86_400_000 ? ms : Number.NaN;
}

export function scheduleOf(calls: readonly ScheduledCall[]): ScheduleEntry[] {
  return calls.map(({ name, cron, catchUpMs }) => ({
    task: CALL_TASK,
    cron,
    name: queueOf(name),
    queue: queueOf(name),
    payload: { schedule: name },
    ...(catchUpMs === null ? {} : { catchUpMs }),
  }));
}

const queueOf = (name: string): string => `schedule:${name}`;

/** The payload names an entry of the schedule, never a function: a role that may add jobs must not choose what is called. */
export function createCallTask(calls: readonly ScheduledCall[], invoke: InvokeFunction): JobTask {
  const known = new Map(calls.map((call) => [call.name, call]));
  return {
    async run(payload, job) {
      const { schedule, tick } = parse(payload);
      const wanted = known.get(schedule);
      // Taken out of the timetable since.
      if (!wanted) return;
      // After a pause several ticks are due at once, and the last one does for all. A try again is never passed over.
      if (tick !== null && job.attempts === 1 && isOvertaken(wanted.cron, tick, new Date())) return;
      // Its effects are outside of the database: a job that is run again invokes it again.
      if ('invoke' in wanted) return invoke(wanted.invoke, job.signal);
      const [schema, name] = wanted.call;
      await job.once(
        `${schedule}:${tick?.toISOString() ?? job.id}`,
        async (client) => {
          await client.query(`select ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}()`);
        },
        { days: 30 },
      );
    },
  };
}

function parse(payload: unknown): { schedule: string; tick: Date | null } {
  const { schedule, _cron: cron } = payload as { schedule?: unknown; _cron?: { ts?: unknown } };
  const tick = new Date(typeof cron?.ts === 'string' ? cron.ts : Number.NaN);
  return {
    schedule: typeof schedule === 'string' ? schedule : '',
    tick: Number.isNaN(tick.getTime()) ? null : tick,
  };
}

const MINUTE_MS = 60_000;

/** Whether the timetable has a later tick that is due as well. */
export function isOvertaken(cron: string, tick: Date, now: Date): boolean {
  const matches = matcherOf(cron);
  if (matches === null) return false;
  for (let at = tick.getTime() + MINUTE_MS; at <= now.getTime(); at += MINUTE_MS) {
    const date = new Date(at);
    const digest = {
      min: date.getUTCMinutes(),
      hour: date.getUTCHours(),
      date: date.getUTCDate(),
      month: date.getUTCMonth() + 1,
      dow: date.getUTCDay(),
    };
    if (matches(digest)) return true;
  }
  return false;
}

function matcherOf(cron: string): CronMatcher | null {
  try {
    return parseCronItem({ task: CALL_TASK, match: cron }).match;
  } catch {
    return null;
  }
}

/** A function that is not there would be found out at the first tick, in the night. */
export async function checkScheduledCalls(admin: pg.ClientConfig, calls: readonly ScheduledCall[]): Promise<void> {
  if (calls.length === 0) return;
  await withClient(admin, async (client) => {
    for (const entry of calls) {
      if (!('call' in entry)) continue;
      const { name, call } = entry;
      const signature = `${call.map((part) => pg.escapeIdentifier(part)).join('.')}()`;
      const { rows } = await client.query<{ found: boolean }>('select to_regprocedure($1) is not null as found', [
        signature,
      ]);
      if (rows[0]?.found === true) continue;
      throw new Error(`config.toml, [platform.schedule.${name}]: there is no function ${call.join('.')}()`);
    }
  });
}
