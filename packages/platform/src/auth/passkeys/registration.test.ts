import { describe, expect, it } from 'vitest';
import { type Cbor, encode } from './fixtures/cbor.ts';
import { refuseCertificates } from './registration.ts';

const attestation = (fmt: string, attStmt: Array<[string, Cbor]> = []): string =>
  encode(
    new Map<string, Cbor>([
      ['fmt', fmt],
      ['attStmt', new Map(attStmt)],
      ['authData', Buffer.alloc(37)],
    ]),
  ).toString('base64url');

describe('an attestation nobody asked for', () => {
  it.each([
    ['apple', attestation('apple', [['x5c', [Buffer.alloc(8)]]])],
    ['android-key', attestation('android-key')],
    ['android-safetynet', attestation('android-safetynet')],
    ['tpm', attestation('tpm')],
    ['fido-u2f', attestation('fido-u2f')],
    ['packed with certificates', attestation('packed', [['x5c', [Buffer.alloc(8)]]])],
  ])('of the kind %s is refused unread', (_name, text) => {
    expect(() => refuseCertificates(text)).toThrow('verification failed');
  });

  it('is fine when it is none, or the credential’s own', () => {
    expect(() => refuseCertificates(attestation('none'))).not.toThrow();
    expect(() => refuseCertificates(attestation('packed', [['sig', Buffer.alloc(8)]]))).not.toThrow();
  });
});
