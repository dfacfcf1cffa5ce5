import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptsLeft, codeState, type SentCode, secondsLeft, secondsUntilResend } from './rules.ts';

const rules = { attempts: 3, resendAfter: 60 };
const start = new Date('2027-06-12T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const code = (changes: Partial<SentCode> = {}): SentCode => ({
  createdAt: start,
  expiresAt: after(300),
  attempts: 0,
  verifiedAt: null,
  ...changes,
});

describe('the state of a code', () => {
  it('is open until its last second and expired at its end', () => {
    expect(codeState(code(), rules, after(299.999))).toBe('open');
    expect(codeState(code(), rules, after(300))).toBe('expired');
  });

  it('is dead after three tries, not after two', () => {
    expect(codeState(code({ attempts: 2 }), rules, after(1))).toBe('open');
    expect(codeState(code({ attempts: 3 }), rules, after(1))).toBe('dead');
  });

  it('stays used whatever comes after', () => {
    expect(codeState(code({ verifiedAt: after(5), attempts: 3 }), rules, after(900))).toBe('used');
  });
});

describe('the wait before another message', () => {
  it('is none when nothing was sent', () => expect(secondsUntilResend(null, rules, start)).toBe(0));

  it('is sixty seconds at first, one just before the end, none at sixty', () => {
    expect(secondsUntilResend(code(), rules, start)).toBe(60);
    expect(secondsUntilResend(code(), rules, after(59.5))).toBe(1);
    expect(secondsUntilResend(code(), rules, after(60))).toBe(0);
  });

  it('is none once the code is dead, used or expired', () => {
    expect(secondsUntilResend(code({ attempts: 3 }), rules, after(1))).toBe(0);
    expect(secondsUntilResend(code({ verifiedAt: after(1) }), rules, after(2))).toBe(0);
    expect(secondsUntilResend(code({ expiresAt: after(10) }), rules, after(10))).toBe(0);
  });
});

describe('for any code at any moment', () => {
  const codes = fc.record({ age: fc.integer({ min: -10, max: 900 }), attempts: fc.nat(6), isUsed: fc.boolean() });

  it('the wait never outlasts the resend delay or the code, and ends when it says', () => {
    fc.assert(
      fc.property(codes, ({ age, attempts, isUsed }) => {
        const one = code({ attempts, verifiedAt: isUsed ? after(1) : null });
        const now = after(Math.max(0, age));
        const wait = secondsUntilResend(one, rules, now);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(Math.min(rules.resendAfter, secondsLeft(one, now)));
        expect(secondsUntilResend(one, rules, new Date(now.getTime() + wait * 1_000))).toBe(0);
      }),
    );
  });

  it('waiting longer never makes the wait longer', () => {
    fc.assert(
      fc.property(codes, fc.nat(600), ({ age, attempts }, more) => {
        const one = code({ attempts });
        const early = secondsUntilResend(one, rules, after(Math.max(0, age)));
        expect(secondsUntilResend(one, rules, after(Math.max(0, age) + more))).toBeLessThanOrEqual(early);
      }),
    );
  });

  it('exactly the codes that are open have tries and time left', () => {
    fc.assert(
      fc.property(codes, ({ age, attempts, isUsed }) => {
        const one = code({ attempts, verifiedAt: isUsed ? start : null });
        const isOpen = !isUsed && attemptsLeft(one, rules) > 0 && secondsLeft(one, after(age)) > 0;
        expect(codeState(one, rules, after(age)) === 'open').toBe(isOpen);
      }),
    );
  });
});
