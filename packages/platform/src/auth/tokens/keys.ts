// The platform's keys. They are generated once and stored in DATA_DIR/keys.json, readable by the owner only.
import { createHash, randomBytes } from 'node:crypto';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

export type KeyStatus = 'current' | 'standby' | 'previous' | 'revoked';

export interface SigningKey extends JWK {
  kid: string;
  status: KeyStatus;
}

export interface PlatformKeys {
  /** Sent by browsers: enters as `anon`. */
  publishableKey: string;
  /** Server side only: enters as `service_role`. */
  secretKey: string;
  signingKeys: SigningKey[];
}

export async function loadKeys(dataDir: string): Promise<PlatformKeys> {
  const known = await readKeys(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (known !== null) return known;
  const keys = await makeKeys();
  await writeKeys(dataDir, keys);
  return keys;
}

export async function readKeys(dataDir: string): Promise<PlatformKeys> {
  const file = keysFile(dataDir);
  return parseKeys(await readFile(file, 'utf8'), file);
}

export const keysFile = (dataDir: string): string => join(dataDir, 'keys.json');

/** Keys from a file of the operator's: the first private one signs, all of them verify. */
export function importSigningKeys(value: unknown): SigningKey[] {
  const list = Array.isArray(value) ? value : (value as { keys?: unknown } | null)?.keys;
  if (!Array.isArray(list) || list.length === 0) throw new Error('the signing keys must be a list of JWKs');
  const keys = list.map((jwk: JWK): SigningKey => {
    if (jwk.kty === 'oct' && jwk.k !== undefined && (jwk.alg ?? 'HS256') === 'HS256')
      return { ...jwk, alg: 'HS256', kid: jwk.kid ?? digestOf(jwk.k), status: 'standby' };
    if (jwk.kid === undefined || (jwk.alg !== 'ES256' && jwk.alg !== 'RS256'))
      throw new Error('each signing key needs a kid and the alg ES256 or RS256, or is of the type oct');
    return { ...jwk, kid: jwk.kid, status: 'standby' };
  });
  // A set often begins with the secret of before, which verifies old tokens and signs none.
  const signing = keys.find(({ kty, d }) => kty !== 'oct' && d !== undefined) ?? keys.find(({ kty }) => kty === 'oct');
  if (!signing) throw new Error('the signing keys hold no private key');
  signing.status = 'current';
  return keys;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

async function makeKeys(): Promise<PlatformKeys> {
  return {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
    signingKeys: [await makeSigningKey('current'), await makeSigningKey('standby')],
  };
}

export async function makeSigningKey(status: KeyStatus): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: randomBytes(16).toString('hex'), status };
}

/** Whole or not at all: a half-written file of keys would lock everyone out. */
export async function writeKeys(dataDir: string, keys: PlatformKeys): Promise<void> {
  const file = keysFile(dataDir);
  const temporary = `${file}.${process.pid}.tmp`;
  const before = await stat(file).catch(() => null);
  const handle = await open(temporary, 'w', 0o600);
  try {
    // The command may run as root beside a server that does not: the file stays its owner's.
    if (before && before.uid !== process.getuid?.()) await handle.chown(before.uid, before.gid);
    await handle.writeFile(`${JSON.stringify(keys, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

function parseKeys(text: string, file: string): PlatformKeys {
  const value: unknown = JSON.parse(text);
  if (!isKeys(value))
    throw new Error(`${file} does not hold the platform's keys; restore it from a backup or move it away`);
  return value;
}

function isKeys(value: unknown): value is PlatformKeys {
  if (typeof value !== 'object' || value === null) return false;
  const { publishableKey, secretKey, signingKeys } = value as Record<string, unknown>;
  return isLong(publishableKey) && isLong(secretKey) && Array.isArray(signingKeys) && signingKeys.length > 0;
}

const isLong = (value: unknown): boolean => typeof value === 'string' && value.length >= 24;
