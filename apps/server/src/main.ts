// The entry: reads the configuration, starts the server, leaves in order when asked to.
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type RunningServer, startServer } from '#server/composition.ts';
import { readConfiguration, readLogFormat } from '#server/configuration.ts';
import type { ObserveAll } from '#server/events.ts';
import { createLog } from '#server/log.ts';
import { createOutput } from '#server/output.ts';
import { findWeakKeys } from '#server/secrets.ts';
import { createShutdown, type Shutdown } from '#server/shutdown.ts';

const root = resolve(import.meta.dirname, '../../..');
const DRAIN_MS = 10_000;
const FORCE_MS = 2000;

await main();

async function main(): Promise<void> {
  const started = performance.now();
  const terminal = { isTTY: process.stdout.isTTY };
  const result = readConfiguration(process.env);
  const format = readLogFormat(process.env, terminal);
  const log = createLog({ format, write: createOutput(process.stdout), now: () => new Date() });
  if (!result.ok) return refuse(result.problems);

  const { configuration } = result;
  if (configuration.isPublic && !configuration.isDemonstration) {
    const weak = await findWeakKeys(resolve(root, configuration.dataDir));
    if (weak.length > 0) return refuse(weak);
  }
  const starting = startServer({
    configuration,
    root,
    log,
    onFatal: (error) => void shutdown.fail(messageOf(error)),
  });
  // Heard from the first moment: a signal during the start must not leave PostgreSQL behind.
  const shutdown = leaveInOrder(starting, log);
  try {
    const server = await starting;
    log({
      kind: 'start.finished',
      address: server.url,
      ms: performance.now() - started,
      isDemonstration: configuration.isDemonstration,
    });
  } catch (error) {
    log({ kind: 'start.failed', message: messageOf(error) });
    process.exitCode = 1;
  }

  function refuse(problems: string[]): void {
    log({ kind: 'configuration.refused', problems });
    process.exitCode = 1;
  }
}

function leaveInOrder(starting: Promise<RunningServer>, log: ObserveAll): Shutdown {
  const shutdown = createShutdown({
    drain: async () => (await starting).drain(),
    stop: async () => (await starting).stop(),
    exit: (code) => process.exit(code),
    observe: log,
    wait: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
    drainMs: DRAIN_MS,
    forceMs: FORCE_MS,
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutdown.request(signal));
  process.on('uncaughtException', (error) => void shutdown.fail(messageOf(error)));
  process.on('unhandledRejection', (reason) => void shutdown.fail(messageOf(reason)));
  return shutdown;
}

// Declared, not assigned: a start that fails early speaks through it.
function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
