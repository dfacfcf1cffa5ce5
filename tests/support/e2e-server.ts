// The server of the browser stories: in a data folder that already holds the demonstration, so that the first story starts sooner.
import path from 'node:path';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';

const { DATA_DIR } = process.env;
if (DATA_DIR === undefined) throw new Error('DATA_DIR is missing.');
await copyPreparedCluster(DATA_DIR, { project: path.resolve(import.meta.dirname, '../..'), seed: true });
await import('../../apps/server/src/main.ts');
