// The entry: reads the configuration, starts the server, leaves in order when asked to.
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type RunningServer, startServer } from '#server/composition.ts';
import type { ObserveAll } from '#server/events.ts';
import { createLog } from '#server/logging/log.ts';
import { createOutput } from '#server/logging/output.ts';
import { hasMailbox, readConfiguration, readLogFormat } from '#server/startup/configuration.ts';
import { findWeakKeys } from '#server/startup/secrets.ts';
import { createShutdown, type Shutdown } from '#server/startup/shutdown.ts';
import { describeStartFailure, REFUSED } from '#server/startup/start-failure.ts';

const root = resolve(import.meta.dirname, '../../..');
const DRAIN_MS = 10_000;
const FORCE_MS = 2000;
const REPEAT_MS = 1000;

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
  if (configuration.isPublic && configuration.isDemonstration) log({ kind: 'demonstration.public' });
  const cancelStart = new AbortController();
  const starting = startServer({
    configuration,
    root,
    log,
    signal: cancelStart.signal,
    onFatal: (error) => void shutdown.fail(describeError(error)),
  });
  // Heard from the first moment: a signal during the start must not leave PostgreSQL behind.
  const drainMs = configuration.shutdownDelayMs + DRAIN_MS;
  const shutdown = handleShutdown({ starting, cancelStart: () => cancelStart.abort(), log, drainMs });
  try {
    const server = await starting;
    log({
      kind: 'start.finished',
      address: server.url,
      ms: performance.now() - started,
      isDemonstration: configuration.isDemonstration,
      hasMailbox: hasMailbox(configuration),
    });
  } catch (error) {
    // Whoever cancelled the start also ends the process.
    if (cancelStart.signal.aborted) return;
    const { message, exitCode } = describeStartFailure(error, configuration.port);
    log({ kind: 'start.failed', message });
    process.exitCode = exitCode;
  }

  function refuse(problems: string[]): void {
    log({ kind: 'configuration.refused', problems });
    process.exitCode = REFUSED;
  }
}

interface ShutdownParts {
  starting: Promise<RunningServer>;
  cancelStart: () => void;
  log: ObserveAll;
  drainMs: number;
}

function handleShutdown({ starting, cancelStart, log, drainMs }: ShutdownParts): Shutdown {
  // A start that was cancelled, or failed, has cleaned up behind itself.
  const started = starting.catch(() => null);
  const shutdown = createShutdown({
    drain: async () => {
      cancelStart();
      await (await started)?.drain();
    },
    stop: async () => (await started)?.stop(),
    exit: (code) => process.exit(code),
    observe: log,
    wait: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
    drainMs,
    forceMs: FORCE_MS,
  });
  const onSignal = handleOneSignal(shutdown);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
  // The supervisor's channel closes when it dies, however that happens. It keeps no process alive.
  process.on('disconnect', () => void shutdown.request('SIGTERM'));
  process.channel?.unref();
  process.on('uncaughtException', (error) => void shutdown.fail(describeError(error)));
  process.on('unhandledRejection', (reason) => void shutdown.fail(describeError(reason)));
  return shutdown;
}

/** A signal to a group arrives twice, directly and passed on by the supervisor; only a later one means "now". */
function handleOneSignal(shutdown: Shutdown): (signal: NodeJS.Signals) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (signal) => {
    const now = performance.now();
    if (now - last < REPEAT_MS) return;
    last = now;
    void shutdown.request(signal);
  };
}

// A function declaration is hoisted: a start that fails early already needs it. With the stack: an error that ends the process
// has to be found again from this one line.
function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
