// Recognises a device that has signed in to an account before, so that a stranger's guesses never slow its owner. The device keeps a
// cookie that only this server can have made: a random id, signed with the hash of the account's password. Nothing of it is stored here,
// and a new password ends it on every device.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { UserRow } from '#platform/auth/accounts/users.ts';
import type { AuthContext, AuthRequest } from '#platform/auth/endpoint.ts';

const YEAR_S = 365 * 24 * 3_600;
const COOKIE = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** The id of the device, or null for one that the account does not know. */
export function knownDevice(request: AuthRequest, user: UserRow | null): string | null {
  if (!user?.encrypted_password) return null;
  const [, device = '', signature = ''] = COOKIE.exec(readCookie(request, nameOf(user.id))) ?? [];
  const expected = sign(user.id, device, user.encrypted_password);
  return signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? device : null;
}

/** The header that makes this device known to the account. One account has one cookie: several people may share a device. */
export function deviceCookie(context: AuthContext, userId: string, passwordHash: string): string {
  const { pathname, protocol } = new URL(context.apiUrl);
  const device = randomBytes(16).toString('base64url');
  const value = `${device}.${sign(userId, device, passwordHash)}`;
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${nameOf(userId)}=${value}; Path=${pathname}; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict${secure}`;
}

const nameOf = (userId: string): string =>
  `sb-device-${createHash('sha256').update(userId).digest('hex').slice(0, 12)}`;

const sign = (userId: string, device: string, passwordHash: string): string =>
  createHmac('sha256', passwordHash).update(`device:${userId}:${device}`).digest('base64url');

function readCookie({ http }: AuthRequest, name: string): string {
  const found = (http.headers.cookie ?? '').split(';').find((part) => part.trim().startsWith(`${name}=`));
  return found?.slice(found.indexOf('=') + 1).trim() ?? '';
}
