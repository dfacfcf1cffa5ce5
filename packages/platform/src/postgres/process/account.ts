// PostgreSQL refuses to run as root. Under root it runs as an unprivileged account instead; this file chooses the
// account and tells what that account can reach.
import { chmod, chown, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Identity, runCommand } from './command.ts';

export interface Account {
  name: string;
  uid: number;
  gid: number;
}

// Null means: run as the user we are.
export async function serverAccount(cluster: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  // A cluster that a user made before stays that user's, so both `npm start` and `sudo npm start` open it.
  const made = await stat(cluster).catch(() => null);
  if (made !== null && made.uid !== 0) return { name: `uid ${made.uid}`, uid: made.uid, gid: made.gid };
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([identity('-u', name), identity('-g', name)]);
    if (uid !== null && gid !== null && uid !== 0) return { name, uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has neither a "postgres" nor a "nobody" account. ' +
      'Start as a normal user, or create one: useradd --system postgres',
  );
}

export function identityOf(account: Account | null): Identity {
  return account === null ? {} : { uid: account.uid, gid: account.gid };
}

// Asked of the system itself rather than computed from modes: access lists and mounts count too.
export async function canEnter(folder: string, account: Account | null): Promise<boolean> {
  if (account === null) return true;
  const tried = await runCommand('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], identityOf(account));
  return tried.code === 0;
}

// Lets the account pass through a private folder of ours (never list it) by giving it the group's unused place.
// Folders above are other people's: their modes are left alone.
export async function letThrough(folder: string, account: Account): Promise<boolean> {
  if (await canEnter(folder, account)) return true;
  const { uid, mode } = await stat(folder);
  if ((mode & 0o070) !== 0 || !(await canEnter(dirname(folder), account))) return false;
  await chown(folder, uid, account.gid);
  await chmod(folder, (mode & 0o7777) | 0o010);
  return canEnter(folder, account);
}

async function identity(flag: '-u' | '-g', name: string): Promise<number | null> {
  const output = await runCommand('id', [flag, name]);
  const number = Number.parseInt(output.output, 10);
  return output.code === 0 && Number.isInteger(number) ? number : null;
}
