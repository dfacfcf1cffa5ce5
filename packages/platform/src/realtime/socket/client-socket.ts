// What a channel knows of the socket it belongs to.
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import type { Outgoing } from '#platform/realtime/channels/broadcast.ts';
import type { Frame } from './frame.ts';
import type { Message } from './protocol.ts';
import type { TokenBucket } from './token-bucket.ts';

export interface ClientSocket {
  /** Of the key that the socket was opened with. */
  readonly identity: Identity;
  readonly remote: string;
  /** The highest reference that its client has used. */
  readonly lastRef: number;
  /** How often its client may show itself. */
  readonly presences: TokenBucket;
  send(outgoing: Outgoing): void;
  sendMessage(message: Message): void;
  reply(frame: Frame, status: 'ok' | 'error', response: unknown): void;
  forget(channel: { topic: string }): void;
  /** Whether the client answers a ping. */
  isAnswering(): Promise<boolean>;
  /** Which networks and accounts it counts for. */
  readonly shares: Set<string>;
  close(code: number, reason: string): void;
  terminate(): void;
}
