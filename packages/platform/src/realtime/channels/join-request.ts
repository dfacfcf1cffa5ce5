// What a client asks for when it joins, as far as it can be believed.
import type { ChangeRequest } from '#platform/realtime/changes/subscriptions/contract.ts';
import { isObject, isStorable, type JsonObject } from '#platform/realtime/json.ts';
import { LIMITS } from '#platform/realtime/limits.ts';

export interface Replay {
  since: Date;
  limit: number;
}

export interface JoinConfig {
  isPrivate: boolean;
  isAcknowledged: boolean;
  receivesOwn: boolean;
  replay: Replay | null;
  wantsReadiness: boolean;
  /** Empty when the client left the choice to the server. */
  presenceKey: string;
  showsPresence: boolean;
  changes: ChangeRequest[];
  /** The same as the client wrote them: it compares. */
  written: JsonObject[];
}

export interface JoinRequest {
  config: JoinConfig;
  /** Undefined without one of its own: the socket's key counts. */
  token: string | undefined;
}

export type JoinReading = { ok: true; request: JoinRequest } | { ok: false; reason: string };

/** As on hosted Supabase. */
const MOST_REPLAYED = 25;
const EVENTS: ReadonlySet<unknown> = new Set(['*', 'INSERT', 'UPDATE', 'DELETE']);

export function readJoin(payload: JsonObject): JoinReading {
  const config = objectOf(payload.config);
  const broadcast = objectOf(config.broadcast);
  const presence = objectOf(config.presence);
  const isPrivate = config.private === true;
  const key = presence.key ?? '';
  if (typeof key !== 'string' || key.length > LIMITS.presenceKeyLength || !isStorable(key)) {
    return refuse('InvalidJoinPayload: presence.key is not acceptable');
  }
  const token = payload.access_token ?? payload.user_token ?? undefined;
  if (token !== undefined && typeof token !== 'string')
    return refuse('MalformedJWT: The token provided is not a valid JWT');
  const replay = readReplay(broadcast.replay, isPrivate);
  if (replay === undefined) return refuse('UnableToReplayMessages: Replay params are not valid');
  const written = Array.isArray(config.postgres_changes)
    ? config.postgres_changes.filter((entry: unknown) => entry !== null)
    : [];
  if (written.length > LIMITS.requestsPerChannel) return refuse('InvalidJoinPayload: too many postgres_changes');
  const changes = written.map(readChange);
  if (!changes.every((change) => change !== null))
    return refuse('InvalidJoinPayload: postgres_changes is not acceptable');
  return {
    ok: true,
    request: {
      token: token || undefined,
      config: {
        isPrivate,
        isAcknowledged: broadcast.ack === true,
        receivesOwn: broadcast.self === true,
        replay,
        wantsReadiness: broadcast.replication_ready === true,
        presenceKey: key,
        showsPresence: presence.enabled === true,
        changes,
        written: written.map((entry) => echoOf(objectOf(entry))),
      },
    },
  };
}

const refuse = (reason: string): JoinReading => ({ ok: false, reason });

const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Null for none, undefined for one that makes no sense. */
function readReplay(value: unknown, isPrivate: boolean): Replay | null | undefined {
  if (value === undefined || value === null) return null;
  if (!isObject(value) || !isPrivate) return undefined;
  const { since = 0, limit = MOST_REPLAYED } = value;
  if (!Number.isSafeInteger(since) || !Number.isSafeInteger(limit)) return undefined;
  const instant = new Date(since as number);
  if (Number.isNaN(instant.getTime()) || instant.getTime() < 0 || instant.getUTCFullYear() > 9_999) return undefined;
  return { since: instant, limit: Math.max(1, Math.min(limit as number, MOST_REPLAYED)) };
}

function echoOf({ event, schema, table, filter, select }: JsonObject): JsonObject {
  return { event, schema, table, filter, select };
}

function readChange(value: unknown): ChangeRequest | null {
  if (!isObject(value)) return null;
  const { event = '*', schema, table, filter, select } = value;
  if (!EVENTS.has(event) || !isText(schema) || !isOptionalText(table) || !isOptionalText(filter)) return null;
  if (select !== undefined && select !== null && !isTextList(select)) return null;
  return {
    event: event as ChangeRequest['event'],
    schema,
    ...(table && table !== '*' ? { table } : {}),
    ...(filter ? { filter } : {}),
    ...(isTextList(select) ? { select } : {}),
  };
}

const LONGEST_TEXT = 4_096;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT && isStorable(value);

const isOptionalText = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || isText(value);

const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
