// `npm run demo -- --remove`: takes the demonstration out of DATA_DIR, or out of the database of DATABASE_URL, and says what is left of it.
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
  say: (line: string) => void;
}

/** Whether nothing of the demonstration is left. */
export async function remove({ root, dataDir, databaseUrl, say }: RemoveOptions): Promise<boolean> {
  const place = databaseUrl ? remote(databaseUrl) : await embedded(dataDir);
  try {
    const { storage } = await readProject(root, process.env);
    const backend = await createBackend(storage, dataDir);
    const removals = await removeDemonstration({ connection: place.connection, backend, dataDir });
    await backend.close();
    for (const removal of removals) for (const line of linesOf(removal)) say(line);
    say(await describeOthers(place.connection));
    const isGone = removals.every(({ left }) => left === 0);
    say(isGone ? 'Nothing of the demonstration is left.' : 'Something of the demonstration is left: see above.');
    return isGone;
  } finally {
    await place.close();
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

interface Place {
  connection: RemovalOptions['connection'];
  close(): Promise<void>;
}

const remote = (databaseUrl: string): Place => ({
  connection: { connectionString: databaseUrl },
  close: async () => {},
});

/** A server that runs on the folder is named, and has to be stopped first. */
async function embedded(dataDir: string): Promise<Place> {
  if (!(await stat(path.join(dataDir, 'pg')).catch(() => null))) throw new Error(`${dataDir} has no database.`);
  const server = await launchPostgres({ dataDir, observe: () => {} });
  return { connection: server.connection, close: () => server.stop() };
}

const linesOf = ({ what, removed, left, places }: Removal): string[] => [
  `${what.padEnd(8)} ${String(removed).padStart(6)} removed, ${left} left`,
  ...places.slice(0, MOST_NAMED).map((place) => `  ${place}`),
];

const MOST_NAMED = 20;
