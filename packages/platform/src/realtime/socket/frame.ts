// A frame of the Phoenix protocol, whatever its serialisation.
import type { JsonObject } from '#platform/realtime/json.ts';

export type Version = '1.0.0' | '2.0.0';

/** The payload of a broadcast as received: JSON as the validated text, bytes as bytes. */
export type UserPayload = { encoding: 'json'; text: string } | { encoding: 'binary'; bytes: Buffer };

interface Address {
  joinRef: string | null;
  ref: string | null;
  topic: string;
}

export type Frame = Address &
  (
    | { kind: 'message'; event: string; payload: JsonObject }
    | { kind: 'broadcast'; event: 'broadcast'; userEvent: string; payload: UserPayload; metadata: JsonObject }
  );
