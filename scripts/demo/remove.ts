// `npm run demo -- --remove`: removes the demonstration from DATA_DIR, or from the database of DATABASE_URL, and reports what remains.
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { withClient } from '@liesse/platform/postgres/client.ts';
import { launchPostgres } from '@liesse/platform/postgres/launcher.ts';
import { readProject } from '@liesse/platform/project.ts';
import { createBackend } from '@liesse/platform/storage/backends/backend.ts';
import {
  type Removal,
  type RemovalOptions,
  removeDemonstration,
} from '../../apps/server/src/startup/demonstration-removal.ts';

export interface RemoveOptions {
  root: string;
  dataDir: string;
  databaseUrl: string | undefined;
  print: (line: string) => void;
}

/** Resolves to whether nothing of the demonstration is left. */
export async function remove({ root, dataDir, databaseUrl, print }: RemoveOptions): Promise<boolean> {
  const database = databaseUrl ? remote(databaseUrl) : await embedded(dataDir);
  try {
    const { storage } = await readProject(root, process.env);
    const backend = await createBackend(storage, dataDir);
    const removals = await removeDemonstration({ connection: database.connection, backend, dataDir });
    await backend.close();
    for (const removal of removals) for (const line of linesOf(removal)) print(line);
    print(await describeOthers(database.connection));
    const isGone = removals.every(({ left }) => left === 0);
    print(isGone ? 'Nothing of the demonstration is left.' : 'Something of the demonstration is left: see above.');
    return isGone;
  } finally {
    await database.close();
  }
}

async function describeOthers(connection: RemovalOptions['connection']): Promise<string> {
  const { rows } = await withClient(connection, (client) =>
    client.query<{ others: number; admins: number }>(
      `select count(*)::int as others, count(*) filter (where role = 'admin')::int as admins from public.profiles`,
    ),
  );
  return `${rows[0]?.others ?? 0} real accounts stay, ${rows[0]?.admins ?? 0} of them administer the site.`;
}

interface Database {
  connection: RemovalOptions['connection'];
  close(): Promise<void>;
}

const remote = (databaseUrl: string): Database => ({
  connection: { connectionString: databaseUrl },
  close: async () => {},
});

/** Fails with the name of a server that already runs on the folder. */
async function embedded(dataDir: string): Promise<Database> {
  if (!(await stat(path.join(dataDir, 'pg')).catch(() => null))) throw new Error(`${dataDir} has no database.`);
  const server = await launchPostgres({ dataDir, observe: () => {} });
  return { connection: server.connection, close: () => server.stop() };
}

const linesOf = ({ what, removed, left, places }: Removal): string[] => [
  `${what.padEnd(8)} ${String(removed).padStart(6)} removed, ${left} left`,
  ...places.slice(0, MAX_LISTED).map((place) => `  ${place}`),
];

const MAX_LISTED = 20;
