// A failed request as a value: a stable code and the message that a person reads. Nothing here throws.
import { errorMessages, unexpectedErrorMessage } from '#web/lib/api/error-messages.ts';

export interface Refusal {
  ok: false;
  code: string;
  /** In French. */
  message: string;
  /** What the service says beside the code, such as the attempts that remain. */
  details: Record<string, unknown>;
}

export type Done = { ok: true } | Refusal;

/** The code of a refusal because somebody else saved the row first; nothing was written. */
export const STALE = 'stale';

/** The database puts its reason in the error's details. */
export function refusalReason({ code, details }: Refusal): string {
  const reason = details['details'];
  return typeof reason === 'string' && reason !== '' ? reason : code;
}

interface ServiceError {
  name?: string | undefined;
  message?: string | undefined;
  code?: string | undefined;
  details?: unknown;
  status?: number | undefined;
}

/** The database's reason when a session lacks its second step. The message beside it is English and not for people. */
const MISSING_STEP = 'insufficient_aal';

/** Codes of errors that our SQL raises with a French message. PT401 is raised by the platform itself when a session has ended. */
const FRENCH_CODES = /^PT(?!401)\d{3}$|^P0001$/;

/** The auth service passes such a message on under its own code, with the status that the database chose. */
const hasFrenchMessage = (code: string | undefined, status: number | undefined): boolean =>
  code !== undefined && (FRENCH_CODES.test(code) || (code === 'validation_failed' && status !== 400));

export function refusalOf(error: unknown): Refusal {
  const { name, message, code, status, details } = (error ?? {}) as ServiceError;
  if (details === MISSING_STEP)
    return refusal(MISSING_STEP, errorMessages[MISSING_STEP] ?? unexpectedErrorMessage, error);
  const known = codeOf({ name, message, code, status });
  if (hasFrenchMessage(code, status) && message) return refusal(known, message, error);
  return refusal(known, errorMessages[known] ?? unexpectedErrorMessage, error);
}

/** Turns anything that is thrown, such as a lost network, into a refusal. */
export async function attempt<T extends { ok: true }>(work: () => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    return refusalOf(error);
  }
}

/** Browsers report a request or a script that never arrived as a TypeError; a bug of our own is one too, so the message decides. */
const NETWORK_MESSAGE = /fetch|network|load|import/i;

function codeOf({ name, message, code, status }: ServiceError): string {
  if (code !== undefined && code !== '') return code;
  if (name === 'AuthSessionMissingError') return 'session_missing';
  if (name === 'AuthWeakPasswordError') return 'weak_password';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  // The client uses the same error for a server that failed; only that one has a status.
  if (name === 'AuthRetryableFetchError' && !status) return 'network';
  if (name === 'TypeError' && NETWORK_MESSAGE.test(message ?? '')) return 'network';
  return 'unexpected';
}

function refusal(code: string, message: string, error: unknown): Refusal {
  return { ok: false, code, message, details: { ...(error as object) } };
}
