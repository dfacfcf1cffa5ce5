// POST /contact: takes a message to the operator. A page without script sends the form itself and is answered with a page; one
// with script asks for JSON. The network is the one this server saw: a browser would say what suits it.
import { type ContactProblems, looksLikeMachine, parseContact } from '@liesse/domain';
import { networkOf } from '@liesse/platform/http/network.ts';
import type { Handler, HttpRequest, HttpResponse } from '@liesse/platform/http/types.ts';
import type { FormResult } from '@liesse/web/src/lib/api/form-result.ts';
import { fileHeaders } from '#server/pages/security-headers.ts';

export const CONTACT_PATH = '/contact';

export interface ContactFormOptions {
  /** Where the platform listens and the key that may call send_contact_message, or undefined while it does not listen yet. */
  platform: () => { url: string; secretKey: string } | undefined;
  /** The page of the form, with what was typed and what is wrong with it. */
  showAgain: (request: HttpRequest, form: FormResult, status: number) => Promise<HttpResponse>;
  fetch: typeof fetch;
  now: () => Date;
  isHttps: boolean;
}

type Outcome = { ok: true } | { ok: false; reason: Reason; problems: ContactProblems };
type Reason = keyof typeof statuses;
type Form = Record<string, string>;

const statuses = { invalid: 422, too_many: 429, unavailable: 503 } as const;
const BODY_LIMIT = 128 * 1024;
const TIMEOUT_MS = 10_000;
/** What the database counts by. */
const WINDOW_SECONDS = '3600';

export function createContactForm(options: ContactFormOptions): Handler {
  return async (request) => {
    // Another site must not have its visitors write to us without knowing.
    if (request.headers['sec-fetch-site'] === 'cross-site') return plain(options, 403, '');
    const form = Object.fromEntries(new URLSearchParams((await request.readBody(BODY_LIMIT)).toString('utf8')));
    const outcome = await take(options, request, form);
    const isJson = request.headers.accept?.includes('application/json') === true;
    return isJson ? plain(options, statusOf(outcome), JSON.stringify(outcome)) : page(options, request, form, outcome);
  };
}

async function take(options: ContactFormOptions, request: HttpRequest, form: Form): Promise<Outcome> {
  const parsed = parseContact(form);
  if (!parsed.ok) return { ok: false, reason: 'invalid', problems: parsed.problems };
  const answer = await send(options, {
    ...parsed.message,
    network: networkOf(request.remoteAddress),
    is_suspect: looksLikeMachine(form, secondsOpen(form, options.now())),
  });
  return answer === 'received' ? { ok: true } : { ok: false, reason: answer, problems: {} };
}

async function send(options: ContactFormOptions, message: object): Promise<'received' | 'too_many' | 'unavailable'> {
  const platform = options.platform();
  if (platform === undefined) return 'unavailable';
  try {
    const response = await options.fetch(`${platform.url}/rest/v1/rpc/send_contact_message`, {
      method: 'POST',
      headers: { apikey: platform.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = response.ok ? await response.json() : null;
    return answer === 'received' || answer === 'too_many' ? answer : 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** A page with script counts for itself; without, the form carries the time at which it was rendered. */
function secondsOpen({ age = '', opened = '' }: Form, now: Date): number | null {
  if (/^\d{1,9}$/.test(age)) return Number(age);
  const seconds = /^\d{1,15}$/.test(opened) ? (now.getTime() - Number(opened)) / 1000 : Number.NaN;
  return seconds >= 0 ? seconds : null;
}

function page(options: ContactFormOptions, request: HttpRequest, form: Form, outcome: Outcome) {
  // Seen by GET, so that reloading the thanks sends nothing again.
  if (outcome.ok) {
    return {
      ...plain(options, 303, ''),
      headers: { ...headersOf(options, 303), location: `${CONTACT_PATH}?envoye=1` },
    };
  }
  const { reason, problems } = outcome;
  const answer: FormResult = { values: form, problems, refusal: reason === 'invalid' ? null : reason };
  return options.showAgain(request, answer, statuses[reason]);
}

const statusOf = (outcome: Outcome): number => (outcome.ok ? 200 : statuses[outcome.reason]);

function headersOf({ isHttps }: ContactFormOptions, status: number): Record<string, string> {
  return {
    ...fileHeaders({ isHttps }),
    'cache-control': 'no-store',
    ...(status === 429 ? { 'retry-after': WINDOW_SECONDS } : {}),
  };
}

function plain(options: ContactFormOptions, status: number, body: string): HttpResponse {
  const type = body === '' ? {} : { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers: { ...headersOf(options, status), ...type }, body };
}
