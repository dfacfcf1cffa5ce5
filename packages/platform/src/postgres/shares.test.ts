import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PoolBusy, PoolShares, type Share } from './shares.ts';

const network = (n: number): Share => ({ holder: `198.51.100.${n}`, isAnonymous: true });
const account = (n: number): Share => ({ holder: `account-${n}`, isAnonymous: false });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Enters as often as asked and counts those that need not wait. */
function entered(shares: PoolShares, share: Share, times: number): number {
  const waits = Array.from({ length: times }, () => shares.enter(share));
  for (const wait of waits) wait?.catch(() => {});
  return waits.filter((wait) => wait === undefined).length;
}

describe('shares of a pool of ten', () => {
  it('give one network or account three connections, and all anonymous callers five', () => {
    const shares = new PoolShares(10);
    expect(entered(shares, network(1), 24)).toBe(3);
    expect(entered(shares, network(2), 24)).toBe(2);
    expect(entered(shares, network(3), 24)).toBe(0);
    expect(entered(shares, account(1), 24)).toBe(3);
    expect(entered(shares, account(2), 24)).toBe(3);
  });

  it('admit first who holds least of those that wait', async () => {
    const shares = new PoolShares(4);
    const order: string[] = [];
    entered(shares, network(1), 2);
    const waiting = [network(1), network(1), network(2)].map(async (share) => {
      await shares.enter(share);
      order.push(share.holder);
      shares.leave(share);
    });
    shares.leave(network(1));
    await Promise.all(waiting);
    expect(order).toEqual([network(2).holder, network(1).holder, network(1).holder]);
  });

  it('refuse after a short wait, and at once when the queue is long', async () => {
    const shares = new PoolShares(4);
    entered(shares, network(1), 2);
    const refused = expect(shares.enter(network(1))).rejects.toThrow(PoolBusy);
    await vi.runAllTimersAsync();
    await refused;
    entered(shares, network(1), 100);
    await expect(shares.enter(network(1))).rejects.toThrow(PoolBusy);
  });

  it('are whole again once everybody has left', async () => {
    const shares = new PoolShares(10);
    entered(shares, network(1), 10);
    await vi.runAllTimersAsync();
    for (let n = 0; n < 3; n += 1) shares.leave(network(1));
    expect(entered(shares, network(2), 3) + entered(shares, network(3), 3)).toBe(5);
  });
});
