// What channels and doors share: one of each in a process.
import type { CallerReader } from '#platform/auth/caller.ts';
import type { AccessReader } from './access.ts';
import type { Broadcast } from './broadcast.ts';
import type { ChangeFeed } from './changes/contract.ts';
import type { Gate } from './gate.ts';
import type { Hub, Member } from './hub.ts';
import type { Limits } from './limits.ts';
import type { Listeners } from './listeners.ts';
import type { MessageStore } from './messages.ts';
import type { PresenceBoard } from './presence.ts';
import type { SocketShares } from './socket-shares.ts';

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
  /** To every channel of the place, here and in other processes. */
  publish: (broadcast: Broadcast, except?: (channel: Member) => boolean) => void;
}
