// Frames of the Phoenix protocol in the two serialisations that the official client speaks: 1.0.0 is a JSON object, 2.0.0 a
// JSON array, and broadcasts of 2.0.0 travel as binary frames.

import { isObject, isShallow, type JsonObject, parseJson } from '#platform/realtime/json.ts';
import { LIMITS } from '#platform/realtime/limits.ts';
import { decodeUserBroadcast } from './binary-frames.ts';
import type { Frame, Version } from './frame.ts';

export interface Message {
  joinRef?: string | null;
  ref?: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

export const isVersion = (text: string): text is Version => text === '1.0.0' || text === '2.0.0';

/** Null when it is no frame at all. */
export function parseFrame(version: Version, data: Buffer, isBinary: boolean): Frame | null {
  if (isBinary) return version === '2.0.0' ? decodeUserBroadcast(data) : null;
  const value = parseJson(data.toString('utf8'));
  if (version === '2.0.0') {
    if (!Array.isArray(value)) return null;
    const [joinRef, ref, topic, event, payload] = value as unknown[];
    return frameOf({ joinRef, ref, topic, event, payload });
  }
  if (!isObject(value)) return null;
  return frameOf({ ...value, joinRef: value.join_ref });
}

export function encodeMessage(
  version: Version,
  { joinRef = null, ref = null, topic, event, payload }: Message,
): string {
  return encodeWithText(version, { joinRef, ref, topic, event }, JSON.stringify(payload));
}

/** The same with a payload that is JSON text already. */
export function encodeWithText(
  version: Version,
  { joinRef = null, ref = null, topic, event }: Omit<Message, 'payload'>,
  payload: string,
): string {
  if (version === '2.0.0') {
    return `[${JSON.stringify(joinRef)},${JSON.stringify(ref)},${JSON.stringify(topic)},${JSON.stringify(event)},${payload}]`;
  }
  return `{"ref":${JSON.stringify(ref)},"topic":${JSON.stringify(topic)},"event":${JSON.stringify(event)},"payload":${payload}}`;
}

const LONGEST_REF = 255;

function frameOf(raw: JsonObject): Frame | null {
  const { topic, event, payload = {} } = raw;
  const joinRef = refOf(raw.joinRef);
  const ref = refOf(raw.ref);
  if (typeof topic !== 'string' || typeof event !== 'string' || joinRef === undefined || ref === undefined) return null;
  if (payload !== null && !isObject(payload)) return null;
  if (!isShallow(payload, LIMITS.depth)) return null;
  return { kind: 'message', joinRef, ref, topic, event, payload: payload ?? {} };
}

function refOf(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.length <= LONGEST_REF ? value : undefined;
}
