// The thread's first module: prepares the globals that functions are written for, loads the function, answers calls.
// Everything of the platform is imported before the function can change what an import means.
import { registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerSettings } from '#platform/functions/protocol.ts';
import { createOutgoingFetch } from '#platform/http/outgoing.ts';
import { propagateTraces } from '#platform/tracing/propagation.ts';
import { CallRunner } from './call-runner.ts';
import { importHooks } from './import-hooks.ts';
import { installRuntime } from './runtime.ts';

const port = parentPort;
if (!port) throw new Error('this module runs in a thread of the functions service');

const settings = workerData as WorkerSettings;
const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

const runtime = installRuntime({
  url: settings.url,
  fetch: createOutgoingFetch({ ownOrigin: new URL(settings.url).origin, ownFetch: globalThis.fetch }),
});
propagateTraces(() => new URL(settings.url).origin);
registerHooks(importHooks(settings.importMaps));

// One call's forgotten promise is no reason to end the others.
process.on('unhandledRejection', (reason) => runtime.complain(reason));

try {
  const handler = runtime.handlerOf(await import(settings.entrypoint));
  const runner = new CallRunner(handler, post);
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'ping') post({ kind: 'pong', heldBytes: process.memoryUsage().external });
    else runner.receive(message);
  });
  post({ kind: 'ready' });
} catch (error) {
  post({ kind: 'boot-failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
