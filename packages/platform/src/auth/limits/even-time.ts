// An answer that takes at least so long: what depends on whether an account exists happens within it.
import { setTimeout as wait } from 'node:timers/promises';

export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const floor = wait(milliseconds);
  try {
    return await work;
  } finally {
    await floor;
  }
}

/** Longer than the slowest of the ways through: finding, writing and queueing a message. */
export const MESSAGE_MS = 250;
