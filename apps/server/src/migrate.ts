// Migrates the database and ends: the step before a rollout, so that new processes find their schema and old ones go on. It needs the
// same environment as the server.
import { resolve } from 'node:path';
import { migratePlatform } from '@liesse/platform/platform.ts';
import { createLog } from '#server/logging/log.ts';
import { createOutput } from '#server/logging/output.ts';
import { readConfiguration, readLogFormat } from '#server/startup/configuration.ts';
import { describeStartFailure, REFUSED } from '#server/startup/start-failure.ts';

const root = resolve(import.meta.dirname, '../../..');
const format = readLogFormat(process.env, { isTTY: process.stdout.isTTY });
const log = createLog({ format, write: createOutput(process.stdout), now: () => new Date() });
const result = readConfiguration(process.env);

if (!result.ok) {
  log({ kind: 'configuration.refused', problems: result.problems });
  process.exitCode = REFUSED;
} else {
  const { configuration } = result;
  try {
    await migratePlatform({
      project: root,
      dataDir: resolve(root, configuration.dataDir),
      host: configuration.host,
      databaseUrl: configuration.databaseUrl,
      directUrl: configuration.databaseDirectUrl,
      seed: configuration.isDemonstration,
      observe: log,
    });
  } catch (error) {
    const { message, exitCode } = describeStartFailure(error, configuration.port);
    log({ kind: 'start.failed', message });
    process.exitCode = exitCode;
  }
}
