// Three processes that start at once on an empty database, and a table that is created under them.
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { withClient } from '@liesse/platform/postgres/client.ts';
import { ask, MEMBERS, milliseconds, type Proof, secretHeaders } from './proof.ts';

export const starting: Proof = async ({ cluster, add }) => {
  const logs = cluster.apps.map(({ log }) => readFileSync(log, 'utf8'));
  const migrated = logs.filter((log) => log.includes('"kind":"migration.applied"')).length;
  const seeded = logs.filter((log) => log.includes('"kind":"seed.applied"')).length;
  const waited = logs.filter((log) => log.includes('"kind":"lock.waiting"')).length;
  add({
    what: 'three processes start at once on an empty database',
    goal: 'one migrates',
    measured: `${migrated} migrated, ${seeded} seeded, ${waited} waited`,
    isMet: migrated === 1 && seeded === 1 && waited >= 2,
  });
};

/** The table that the writes of the proof go to; its creation shows that every process takes in a new schema. */
export const schemaReload: Proof = async (stage) => {
  const { cluster, add } = stage;
  await withClient({ connectionString: cluster.layout.adminUrl }, (client) =>
    client.query(`
      create table public.cluster_rows (id uuid primary key, created_at timestamptz not null default now());
      alter table public.cluster_rows enable row level security;
      grant select, insert on public.cluster_rows to service_role;
      notify pgrst, 'reload schema'`),
  );
  const began = performance.now();
  const headers = secretHeaders(stage);
  for (const member of MEMBERS) {
    while ((await ask(`${cluster.appUrl(member)}/rest/v1/cluster_rows?limit=1`, { headers })).status !== 200) {
      await delay(10);
    }
  }
  const ms = performance.now() - began;
  add({
    what: 'a new table is served by every process',
    goal: '≤ 10 s',
    measured: milliseconds(ms),
    isMet: ms <= 10_000,
  });
};
