// Which sockets of this process each network and each account holds.

import type { Identity } from '#platform/auth/tokens/verifier.ts';
import { networkOf } from '#platform/http/network.ts';
import type { SocketLimits } from '#platform/realtime/limits.ts';
import type { ClientSocket } from './client-socket.ts';

type Refused = { code: number; reason: string };

/** « Try again later » of the registry of close codes. */
const TRY_LATER = 1013;

export class SocketShares {
  readonly #limits: SocketLimits;
  readonly #holders = new Map<string, Set<ClientSocket>>();

  constructor(limits: SocketLimits) {
    this.#limits = limits;
  }

  /** Null when there is room for one more socket of the address's network. */
  refusalOf(remote: string): Refused | null {
    const held = this.#holders.get(networkKey(remote))?.size ?? 0;
    if (held < this.#limits.socketsPerNetwork) return null;
    return { code: TRY_LATER, reason: 'too many sockets of this network' };
  }

  add(socket: ClientSocket): void {
    this.#hold(networkKey(socket.remote), socket);
  }

  /** Null when the socket may speak for the account, and counts as one of its sockets until it closes. */
  addAccount(socket: ClientSocket, { claims }: Identity): Refused | null {
    if (typeof claims.sub !== 'string') return null;
    const key = `account ${claims.sub}`;
    const holders = this.#holders.get(key);
    if (holders && !holders.has(socket) && holders.size >= this.#limits.socketsPerAccount) {
      return { code: TRY_LATER, reason: 'too many sockets of this account' };
    }
    this.#hold(key, socket);
    return null;
  }

  remove(socket: ClientSocket): void {
    for (const key of socket.shares) {
      const holders = this.#holders.get(key);
      holders?.delete(socket);
      if (holders?.size === 0) this.#holders.delete(key);
    }
    socket.shares.clear();
  }

  #hold(key: string, socket: ClientSocket): void {
    const holders = this.#holders.get(key);
    if (holders) holders.add(socket);
    else this.#holders.set(key, new Set([socket]));
    socket.shares.add(key);
  }
}

const networkKey = (remote: string): string => `network ${networkOf(remote)}`;
