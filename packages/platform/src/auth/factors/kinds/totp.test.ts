import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createTotp, matchingStep } from './totp.ts';

const now = new Date('2027-06-12T10:00:07Z');
const step = Math.floor(now.getTime() / 30_000);
const { secret, uri, qrCode } = createTotp('Liesse', 'camille@example.fr');
const codeAt = (drift: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + drift * 30_000 });

describe('an authenticator application', () => {
  it('gets 160 bits, its issuer and its account', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const parsed = new URL(uri);
    expect(parsed.protocol).toBe('otpauth:');
    expect(parsed.searchParams.get('secret')).toBe(secret);
    expect(parsed.searchParams.get('issuer')).toBe('Liesse');
    expect(decodeURIComponent(parsed.pathname)).toContain('camille@example.fr');
  });

  it('gets a drawing that stays whole behind `data:image/svg+xml;utf-8,`', () => {
    expect(qrCode).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^#%\n]*<\/svg>$/);
  });

  it('may be one step early or late, not two', () => {
    expect([-2, -1, 0, 1, 2].map((drift) => matchingStep(secret, codeAt(drift), now, null))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
  });

  it('is not believed twice for a step, nor for one before it', () => {
    expect(matchingStep(secret, codeAt(0), now, step)).toBeNull();
    expect(matchingStep(secret, codeAt(-1), now, step)).toBeNull();
    expect(matchingStep(secret, codeAt(1), now, step)).toBe(step + 1);
  });
});
