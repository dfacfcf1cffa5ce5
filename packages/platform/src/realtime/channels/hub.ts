// The channels of this process by their address. A message to an address reaches each of its channels.
import type { Identity } from '#platform/auth/tokens/verifier.ts';
import { type ChannelAddress, channelKey, type Outgoing } from './broadcast.ts';

export type Extension = 'broadcast' | 'presence';

/** A channel, as far as those who do not speak in it are concerned. */
export interface Member {
  readonly id: string;
  readonly address: ChannelAddress;
  identity(): Identity;
  deliver(outgoing: Outgoing, extension: Extension, messageId?: string): void;
  end(message: string): void;
}

export class Hub {
  readonly #channels = new Map<string, Set<Member>>();
  readonly #all = new Set<Member>();

  get channels(): ReadonlySet<Member> {
    return this.#all;
  }

  add(channel: Member): void {
    const key = channelKey(channel.address);
    const members = this.#channels.get(key) ?? new Set();
    this.#channels.set(key, members.add(channel));
    this.#all.add(channel);
  }

  remove(channel: Member): void {
    this.#all.delete(channel);
    const key = channelKey(channel.address);
    const members = this.#channels.get(key);
    members?.delete(channel);
    if (members?.size === 0) this.#channels.delete(key);
  }

  /** `except` selects the channels that must not receive the message, such as its sender. */
  deliver(
    address: ChannelAddress,
    outgoing: Outgoing,
    extension: Extension,
    options: { messageId?: string | undefined; except?: ((channel: Member) => boolean) | undefined } = {},
  ): void {
    // A slow reader is closed in the middle of this, and leaves the set.
    for (const channel of this.#channels.get(channelKey(address)) ?? []) {
      if (options.except?.(channel) !== true) channel.deliver(outgoing, extension, options.messageId);
    }
  }
}
