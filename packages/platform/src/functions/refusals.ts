// The refusals of the functions' host, in the words of the hosted service. Where the function could not do its work, the
// answer says `x-relay-error`, and the official client makes it a FunctionsRelayError.
import type { HttpResponse } from '#platform/http/types.ts';

const REFUSALS = {
  'no-token': [401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header'],
  'bad-token': [401, 'UNAUTHORIZED_INVALID_JWT', 'Invalid JWT'],
  'no-second-step': [403, 'INSUFFICIENT_AAL', 'The second step of this sign-in is missing'],
  'not-found': [404, 'NOT_FOUND', 'Requested function was not found'],
  'bad-method': [405, 'METHOD_NOT_ALLOWED', 'Method not allowed'],
  'body-late': [408, 'REQUEST_TIMEOUT', 'The request body did not arrive in time'],
  'body-too-large': [413, 'REQUEST_TOO_LARGE', 'The request body is too large'],
  busy: [429, 'TOO_MANY_CALLS', 'Function has too many calls under way'],
  gone: [499, 'CLIENT_GONE', 'The caller did not wait for the answer'],
  crashed: [500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)'],
  'no-session-check': [503, 'UNAVAILABLE', 'The session could not be checked'],
  boot: [503, 'BOOT_ERROR', 'Function failed to start (please check logs)'],
  closing: [503, 'UNAVAILABLE', 'The service is stopping'],
  timeout: [504, 'IDLE_TIMEOUT', 'Request idle timeout limit reached'],
  limit: [
    546,
    'WORKER_RESOURCE_LIMIT',
    'Function failed due to not having enough compute resources (please check logs)',
  ],
} as const satisfies Record<string, readonly [number, string, string]>;

export type RefusalReason = keyof typeof REFUSALS;

/** The function was there and the request was right, yet it was not answered. */
const RELAY: ReadonlySet<RefusalReason> = new Set(['busy', 'crashed', 'boot', 'closing', 'timeout', 'limit']);

export class FunctionRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(REFUSALS[reason][2]);
    this.name = 'FunctionRefusal';
    this.reason = reason;
  }
}

export function refusalResponse(reason: RefusalReason): HttpResponse {
  const [status, code, message] = REFUSALS[reason];
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'sb-error-code': code,
      ...(RELAY.has(reason) ? { 'x-relay-error': 'true' } : {}),
      ...(status === 429 || status === 503 ? { 'retry-after': '1' } : {}),
    },
    // The hosted gateway writes the status where the runtime writes a word.
    body: JSON.stringify({ code: status === 401 ? status : code, message }),
  };
}
