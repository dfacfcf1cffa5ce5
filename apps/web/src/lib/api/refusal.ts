// A failure of the platform's client, as a value with a stable code and the sentence a person reads.
import { errorSentences, unexpectedError } from '#web/locales/fr/errors.ts';

export interface Refusal {
  ok: false;
  code: string;
  /** In French. */
  message: string;
  /** What the service says beside the code, such as the attempts that remain. */
  details: Record<string, unknown>;
}

export type Done = { ok: true } | Refusal;

interface ServiceError {
  name?: string | undefined;
  message?: string | undefined;
  code?: string | undefined;
  details?: unknown;
  status?: number | undefined;
}

/** The database's reason for refusing a session whose second step is missing; its sentence is the platform's, in English. */
const MISSING_STEP = 'insufficient_aal';

/** Codes by which the database refuses with a sentence that was written for people. PT401 is the platform's own, for a session that is gone. */
const SPOKEN = /^PT(?!401)\d{3}$|^P0001$/;

/** The auth service passes such a sentence on under its own code, with the status that the database chose. */
const isSpoken = (code: string | undefined, status: number | undefined): boolean =>
  code !== undefined && (SPOKEN.test(code) || (code === 'validation_failed' && status !== 400));

export function refusalOf(error: unknown): Refusal {
  const { name, message, code, status, details } = (error ?? {}) as ServiceError;
  if (details === MISSING_STEP) return refusal(MISSING_STEP, errorSentences[MISSING_STEP] ?? unexpectedError, error);
  const known = codeOf({ name, message, code, status });
  if (isSpoken(code, status) && message) return refusal(known, message, error);
  const sentence = errorSentences[known];
  if (sentence !== undefined) return refusal(known, sentence, error);
  return refusal(known, unexpectedError, error);
}

/** Whatever throws on the way, such as a network that is gone, is a refusal too. */
export async function attempt<T extends { ok: true }>(work: () => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    return refusalOf(error);
  }
}

/** How browsers say that a request or a script never arrived; a mistake of our own is a TypeError too. */
const LOST = /fetch|network|load|import/i;

function codeOf({ name, message, code, status }: ServiceError): string {
  if (code !== undefined && code !== '') return code;
  if (name === 'AuthSessionMissingError') return 'session_missing';
  if (name === 'AuthWeakPasswordError') return 'weak_password';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  // The client gives the same name to a server that failed, with its status.
  if (name === 'AuthRetryableFetchError' && !status) return 'network';
  if (name === 'TypeError' && LOST.test(message ?? '')) return 'network';
  return 'unexpected';
}

function refusal(code: string, message: string, error: unknown): Refusal {
  return { ok: false, code, message, details: { ...(error as object) } };
}
