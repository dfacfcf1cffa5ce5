// For tests: a security key in software. It signs as WebAuthn (level 2, sections 6.1 and 6.5) lays down.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

export interface TestAuthenticator {
  create(challenge: ArrayBuffer, rpId: string): Record<string, unknown>;
  get(challenge: ArrayBuffer, rpId: string): Record<string, unknown>;
}

const USER_PRESENT = 0x01;
const ATTESTED = 0x40;

export function createTestAuthenticator(origin: string): TestAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: ArrayBuffer): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge: Buffer.from(challenge).toString('base64url'), origin }));

  function authenticatorData(rpId: string, flags: number, attested: Uint8Array = new Uint8Array()): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, attested]);
  }

  function attestedCredential(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
  }

  const answer = (response: Record<string, Uint8Array>): Record<string, unknown> => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64url')]),
    ),
  });

  return {
    create(challenge, rpId) {
      const authData = new Uint8Array(authenticatorData(rpId, USER_PRESENT | ATTESTED, attestedCredential()));
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: isoCBOR.encode(attestation),
      });
    },
    get(challenge, rpId) {
      const clientDataJSON = clientData('webauthn.get', challenge);
      const authData = authenticatorData(rpId, USER_PRESENT);
      const signed = Buffer.concat([authData, createHash('sha256').update(clientDataJSON).digest()]);
      return answer({ clientDataJSON, authenticatorData: authData, signature: sign('sha256', signed, privateKey) });
    },
  };
}
