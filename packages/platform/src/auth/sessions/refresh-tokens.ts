// A refresh token says which session, which turn, and proves it with a code under the session's own key. Nothing of it
// is stored: the same turn always gives the same token, so an answer that was lost on the way can be given again.
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface RefreshClaim {
  sessionId: string;
  counter: number;
  /** What remains to be proved once the session's key is known. */
  signed: Buffer;
  mac: Buffer;
}

const UUID_BYTES = 16;
const MAC_BYTES = 16;

export function makeRefreshToken(sessionId: string, counter: number, key: Buffer): string {
  const signed = signedPart(sessionId, counter);
  return Buffer.concat([signed, macOf(signed, key)]).toString('base64url');
}

export function readRefreshToken(token: string): RefreshClaim | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== UUID_BYTES + 4 + MAC_BYTES) return null;
  const hex = bytes.subarray(0, UUID_BYTES).toString('hex');
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const signed = bytes.subarray(0, UUID_BYTES + 4);
  return { sessionId, counter: bytes.readUInt32BE(UUID_BYTES), signed, mac: bytes.subarray(UUID_BYTES + 4) };
}

export const isGenuine = ({ signed, mac }: RefreshClaim, key: Buffer): boolean =>
  timingSafeEqual(mac, macOf(signed, key));

function signedPart(sessionId: string, counter: number): Buffer {
  const bytes = Buffer.alloc(UUID_BYTES + 4);
  Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(bytes);
  bytes.writeUInt32BE(counter, UUID_BYTES);
  return bytes;
}

const macOf = (signed: Buffer, key: Buffer): Buffer =>
  createHmac('sha256', key).update(signed).digest().subarray(0, MAC_BYTES);
