import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGenuine, makeRefreshToken, readRefreshToken } from './refresh-tokens.ts';

const key = randomBytes(32);

describe('a refresh token', () => {
  it('contains its session and counter, and proves them', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(), (session, counter) => {
        const claim = readRefreshToken(makeRefreshToken(session, counter, key));
        expect(claim).toMatchObject({ sessionId: session, counter });
        expect(claim && isGenuine(claim, key)).toBe(true);
      }),
    );
  });

  it('is the same each time for the same turn', () => {
    const session = randomUUID();
    expect(makeRefreshToken(session, 3, key)).toBe(makeRefreshToken(session, 3, key));
    expect(makeRefreshToken(session, 3, key)).not.toBe(makeRefreshToken(session, 4, key));
  });

  it('proves nothing once a bit of it has changed', () => {
    const token = Buffer.from(makeRefreshToken(randomUUID(), 1, key), 'base64url');
    fc.assert(
      fc.property(fc.nat({ max: token.length * 8 - 1 }), (bit) => {
        const changed = Buffer.from(token);
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const claim = readRefreshToken(changed.toString('base64url'));
        expect(claim && isGenuine(claim, key)).toBe(false);
      }),
    );
  });

  it('proves nothing under the key of another session', () => {
    const claim = readRefreshToken(makeRefreshToken(randomUUID(), 1, key));
    expect(claim && isGenuine(claim, randomBytes(32))).toBe(false);
  });

  it.each(['', 'x', 'a'.repeat(47), 'a'.repeat(200)])('of the text "%s" is none', (text) => {
    expect(readRefreshToken(text)).toBeNull();
  });
});
