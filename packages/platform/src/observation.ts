// What happened in the platform, as one closed union. Logs and metrics derive from these events;
// no module writes to the console. Events carry no personal data: paths without queries, no bodies, no claims.

export type PlatformEvent =
  | { kind: 'postgres.initialising'; dataDir: string }
  | { kind: 'postgres.recovering'; reason: string }
  | { kind: 'postgres.ready'; version: string; ms: number }
  | { kind: 'postgres.log'; line: string }
  | { kind: 'postgres.stopped'; expected: boolean }
  | { kind: 'pool.error'; message: string }
  | { kind: 'database.damaged'; code: string }
  | { kind: 'lock.waiting'; purpose: string }
  | { kind: 'migration.applied'; version: string; name: string; ms: number }
  | { kind: 'seed.applied'; file: string; ms: number }
  | { kind: 'config.notice'; key: string; line: number; message: string }
  | { kind: 'schema.loaded'; tables: number; functions: number; ms: number }
  | { kind: 'schema.failed'; message: string }
  | { kind: 'request.answered'; service: string; method: string; status: number; ms: number; bytes: number }
  | { kind: 'request.failed'; service: string; method: string; message: string }
  | { kind: 'replica.changed'; isUsable: boolean; reason: string | null }
  | { kind: 'query.slow'; statement: string; ms: number; trace: string | undefined }
  | { kind: 'mail.delivered'; message: string; attempts: number }
  | { kind: 'mail.withdrawn'; message: string }
  | { kind: 'mail.failed'; message: string; attempts: number; isFinal: boolean }
  | { kind: 'job.done'; task: string; attempts: number; ms: number }
  | { kind: 'job.failed'; task: string; attempts: number; isFinal: boolean; reason: string }
  | { kind: 'server.listening'; address: string }
  | { kind: 'server.draining'; open: number }
  | { kind: 'server.stopped' };

export type Observe = (event: PlatformEvent) => void;

/** The message of anything that was thrown, for an event or another error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The message of an error and of its causes: libraries wrap what the network said. */
export function reasonOf(error: Error): string {
  const messages = [error.message];
  for (let cause = error.cause; cause instanceof Error && messages.length < 5; cause = cause.cause)
    messages.push(cause.message);
  return messages.filter(Boolean).join(': ');
}
