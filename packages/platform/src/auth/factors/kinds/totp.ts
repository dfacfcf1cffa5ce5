// Codes of an authenticator application (RFC 6238): 160 bits of secret, six digits, 30 seconds, one step of drift.
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { isSame } from '#platform/auth/accounts/one-time-tokens.ts';
import type { FactorKind } from './kind.ts';

const PERIOD_S = 30;
const DRIFT = [0, -1, 1];

export interface TotpEnrolment {
  secret: string;
  uri: string;
  /** An SVG without `#`, line break or percent sign: clients put `data:image/svg+xml;utf-8,` before it as it is. */
  qrCode: string;
}

export function createTotp(issuer: string, label: string): TotpEnrolment {
  const secret = new Secret({ buffer: new Uint8Array(randomBytes(20)).buffer });
  const uri = new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_S }).toString();
  return { secret: secret.base32, uri, qrCode: renderSVG(uri, { ecc: 'M', border: 2, pixelSize: 4 }) };
}

/** The time step a code belongs to, later than the last one accepted; null when there is none. */
export function matchingStep(secret: string, code: string, now: Date, lastStep: number | null): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_S });
  const current = Math.floor(now.getTime() / 1_000 / PERIOD_S);
  const right = DRIFT.map((drift) => current + drift).filter((step) =>
    isSame(totp.generate({ timestamp: step * PERIOD_S * 1_000 }), code),
  );
  return right.find((step) => lastStep === null || step > lastStep) ?? null;
}

export const totpKind: FactorKind = {
  method: 'totp',
  answer: 'code',
  mayAsk: async () => {},
  ask: async () => ({}),
  async check(context, client, { factor, code }) {
    if (factor.secret === null || code === null) return false;
    const lastStep = factor.last_step === null ? null : Number(factor.last_step);
    const step = matchingStep(factor.secret, code, context.now(), lastStep);
    if (step === null) return false;
    const { rowCount } = await client.query(
      'update auth.mfa_factors set last_step = $2 where id = $1 and (last_step is null or last_step < $2)',
      [factor.id, step],
    );
    return rowCount === 1;
  },
};
