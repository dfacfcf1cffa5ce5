// The objects that channels and handlers share, one of each per process.
import type { CallerReader } from '#platform/auth/tokens/caller.ts';
import type { Tracing } from '#platform/tracing/span.ts';
import type { ChangeFeed } from './changes/subscriptions/contract.ts';
import type { AccessReader } from './channels/access.ts';
import type { Broadcast } from './channels/broadcast.ts';
import type { Hub, Member } from './channels/hub.ts';
import type { Listeners } from './channels/listeners.ts';
import type { MessageStore } from './channels/messages.ts';
import type { Gate } from './gate.ts';
import type { Limits } from './limits.ts';
import type { PresenceBoard } from './presence/presence.ts';
import type { SocketShares } from './socket/socket-shares.ts';

export interface RealtimeContext {
  processId: string;
  callers: CallerReader;
  access: AccessReader;
  feed: ChangeFeed;
  hub: Hub;
  presence: PresenceBoard;
  messages: MessageStore;
  listeners: Listeners;
  /** How many joins may keep the database busy. */
  joins: Gate;
  limits: Limits;
  shares: SocketShares;
  /** Milliseconds. */
  now: () => number;
  newId: () => string;
  report: (error: unknown) => void;
  /** Who receives the spans of frames. */
  tracing: Tracing | undefined;
  /** To every channel of the place, here and in other processes. */
  publish: (broadcast: Broadcast, except?: (channel: Member) => boolean) => void;
}
