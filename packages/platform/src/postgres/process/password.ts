// How one connects to the embedded server: by its private socket, or on loopback with a password.
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '#platform/postgres/client.ts';
import type { Listening } from './settings.ts';

export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
}

const administrator = { user: 'postgres', database: 'postgres' };

// Where no socket protects the server (Windows), a password made once protects it; it lies beside the keys.
export async function storedPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'postgres-password');
  const stored = await readFile(path, 'utf8').catch(() => '');
  if (stored !== '') return stored;
  const fresh = randomBytes(24).toString('base64url');
  await writeFile(path, fresh, { mode: 0o600 });
  return fresh;
}

export async function adoptPassword(
  dataDir: string,
  { port, socket }: Listening,
  stored: string | null,
  wanted: string | undefined,
): Promise<Connection> {
  const loopback = { ...administrator, host: '127.0.0.1', port };
  const present: Connection =
    socket !== null ? { ...administrator, host: socket, port } : { ...loopback, password: stored ?? '' };
  if (wanted === undefined || wanted === stored) return present;
  await withClient(present, (client) => client.query(`alter role postgres password ${client.escapeLiteral(wanted)}`));
  if (stored !== null) await writeFile(join(dataDir, 'postgres-password'), wanted, { mode: 0o600 });
  return { ...loopback, password: wanted };
}
