// Changes of the ring of signing keys. A rotation lets what was signed live out its hour; a revocation ends it at once.
import { open, rm } from 'node:fs/promises';
import { keysFile, makeSigningKey, type PlatformKeys, readKeys, type SigningKey, writeKeys } from './keys.ts';

/** The standby key signs from now on, and a new one waits: verifiers elsewhere have known both for a while. */
export async function rotate(signingKeys: readonly SigningKey[]): Promise<SigningKey[]> {
  const [standby = await makeSigningKey('standby'), ...others] = ofStatus(signingKeys, 'standby');
  return ordered([
    { ...standby, status: 'current' },
    ...(others.length > 0 ? others : [await makeSigningKey('standby')]),
    ...ofStatus(signingKeys, 'current').map((key) => retired(key, 'previous')),
    ...signingKeys.filter(({ status }) => status === 'previous' || status === 'revoked'),
  ]);
}

/** Strikes a key off. The ring always keeps one key that signs and one that waits. */
export async function revoke(signingKeys: readonly SigningKey[], kid: string): Promise<SigningKey[]> {
  const key = signingKeys.find((candidate) => candidate.kid === kid);
  if (!key) throw new Error(`no signing key is called ${kid}`);
  const others = signingKeys.filter((candidate) => candidate !== key);
  const ring = key.status === 'current' ? await rotate(others) : others;
  const isWaiting = ring.some(({ status }) => status === 'standby');
  return ordered([...ring, ...(isWaiting ? [] : [await makeSigningKey('standby')]), retired(key, 'revoked')]);
}

/** Edits the file as a whole, one command at a time: two at once would lose what one of them struck off. */
export async function editKeys(
  dataDir: string,
  change: (signingKeys: readonly SigningKey[]) => Promise<SigningKey[]>,
): Promise<PlatformKeys> {
  const lock = `${keysFile(dataDir)}.lock`;
  const handle = await open(lock, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new Error(`another command is changing the keys; if none is, remove ${lock}`);
    throw error;
  });
  try {
    const keys = await readKeys(dataDir);
    const changed = { ...keys, signingKeys: await change(keys.signingKeys) };
    await writeKeys(dataDir, changed);
    return changed;
  } finally {
    await handle.close();
    await rm(lock, { force: true });
  }
}

/** What a verified token may still need, or an operator wants to see; older ones leave. */
const MAX_KEYS = { current: 1, standby: 4, previous: 3, revoked: 10 };

function ordered(keys: readonly SigningKey[]): SigningKey[] {
  return (['current', 'standby', 'previous', 'revoked'] as const).flatMap((status) =>
    ofStatus(keys, status).slice(0, MAX_KEYS[status]),
  );
}

const ofStatus = (keys: readonly SigningKey[], status: SigningKey['status']): SigningKey[] =>
  keys.filter((key) => key.status === status);

/** A key that signs no more has no need of its private half. */
function retired(key: SigningKey, status: 'previous' | 'revoked'): SigningKey {
  const { d, p, q, dp, dq, qi, ...shown } = key;
  return { ...shown, kid: key.kid, status };
}
