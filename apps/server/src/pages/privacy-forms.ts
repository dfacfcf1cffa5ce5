// The forms of personal data, which are posted with and without script: a request of access or erasure, the confirmation of its
// address, and the copy of the data. The two last ones carry a link's secret in their path; opening a link by GET changes nothing,
// because mail programs open links before people do.
import { parsePrivacyRequest } from '@liesse/domain';
import { networkOf } from '@liesse/platform/http/network.ts';
import type { HttpRequest, HttpResponse } from '@liesse/platform/http/types.ts';
import type { FormResult } from '@liesse/web/src/lib/api/form-result.ts';
import { fileHeaders } from '#server/pages/security-headers.ts';

export interface PrivacyFormsOptions {
  /** Where the platform listens and the key that may call the functions, or undefined while it does not listen yet. */
  platform: () => { url: string; secretKey: string } | undefined;
  /** The page of the form, with what was typed and why it was refused. */
  showAgain: (request: HttpRequest, form: FormResult, status: number) => Promise<HttpResponse>;
  fetch: typeof fetch;
  isHttps: boolean;
}

/** Undefined for a request that is none of these forms. */
export type PrivacyForms = (request: HttpRequest) => Promise<HttpResponse> | undefined;

const REQUEST_PATH = '/privacy/request';
const LINK = /^\/privacy\/(request|data)\/([\w-]{1,100})$/;
const BODY_LIMIT = 16 * 1024;
const TIMEOUT_MS = 10_000;
const statuses = { too_many: 429, used: 410, unavailable: 503 } as const;
type Refusal = keyof typeof statuses;

export function createPrivacyForms(options: PrivacyFormsOptions): PrivacyForms {
  return (request) => {
    if (request.method !== 'POST') return undefined;
    const [, kind, token] = LINK.exec(request.path) ?? [];
    if (token === undefined && request.path !== REQUEST_PATH) return undefined;
    // Another site must not have its visitors send these forms without knowing.
    if (request.headers['sec-fetch-site'] === 'cross-site') return Promise.resolve(answer(options, 403));
    if (token === undefined) return ask(options, request);
    return kind === 'request' ? confirm(options, request, token) : download(options, request, token);
  };
}

async function ask(options: PrivacyFormsOptions, request: HttpRequest): Promise<HttpResponse> {
  const form = Object.fromEntries(new URLSearchParams((await request.readBody(BODY_LIMIT)).toString('utf8')));
  const parsed = parsePrivacyRequest(form);
  if (!parsed.ok) return options.showAgain(request, { values: form, problems: parsed.problems, refusal: null }, 422);
  const result = await call(options, 'ask_privacy_request', {
    ...parsed.request,
    network: networkOf(request.remoteAddress),
  });
  if (result === 'received') return seeOther(options, `${REQUEST_PATH}?envoyee=1`);
  return refuse(options, request, result === 'too_many' ? 'too_many' : 'unavailable', form);
}

async function confirm(options: PrivacyFormsOptions, request: HttpRequest, token: string): Promise<HttpResponse> {
  const kind = await call(options, 'prove_privacy_request', { token, network: networkOf(request.remoteAddress) });
  if (typeof kind === 'string') return seeOther(options, `${REQUEST_PATH}?confirmee=${kind}`);
  return refuse(options, request, kind === null ? 'used' : 'unavailable');
}

async function download(options: PrivacyFormsOptions, request: HttpRequest, token: string): Promise<HttpResponse> {
  const copy = await call(options, 'open_privacy_export', { token, network: networkOf(request.remoteAddress) });
  if (copy === null || copy === undefined) return refuse(options, request, copy === null ? 'used' : 'unavailable');
  const file = {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="liesse-donnees.json"',
  };
  return { ...answer(options, 200, file), body: JSON.stringify(copy, null, 2) };
}

/** The answer of a function, or undefined when there was none. */
async function call(options: PrivacyFormsOptions, name: string, words: object): Promise<unknown> {
  const platform = options.platform();
  if (platform === undefined) return undefined;
  try {
    const response = await options.fetch(`${platform.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: platform.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(words),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? ((await response.json()) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

const refuse = (
  { showAgain }: PrivacyFormsOptions,
  request: HttpRequest,
  refusal: Refusal,
  values: Record<string, string> = {},
): Promise<HttpResponse> => showAgain(request, { values, problems: {}, refusal }, statuses[refusal]);

/** The result is a page that is read by GET, so that reloading it sends nothing again. */
const seeOther = (options: PrivacyFormsOptions, location: string): HttpResponse => answer(options, 303, { location });

const answer = (
  { isHttps }: PrivacyFormsOptions,
  status: number,
  headers: Record<string, string> = {},
): HttpResponse => ({
  status,
  headers: { ...fileHeaders({ isHttps }), 'cache-control': 'no-store', ...headers },
  body: '',
});
