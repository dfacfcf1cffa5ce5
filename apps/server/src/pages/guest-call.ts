// Calls the one function of the database that serves guests' pages. A refusal is a value with its reason.
import { networkOf } from '@liesse/platform/http/network.ts';
import type { HttpRequest } from '@liesse/platform/http/types.ts';
import type { CallFunction } from '@liesse/platform/rest/own-call.ts';
import type { LinkRefusal } from '@liesse/web/src/features/guest-area/api.ts';

export interface GuestCaller {
  /** Calls serve_guest, or is undefined where the platform is elsewhere or not there yet. */
  platform: () => { callFunction: CallFunction } | undefined;
  forms: { refusalOf: (status: number, answer: unknown) => LinkRefusal };
}

export class Refused {
  readonly status: number;
  readonly reason: LinkRefusal['reason'];
  readonly hint: string | null;

  constructor(status: number, { reason, hint }: Pick<LinkRefusal, 'reason' | 'hint'>) {
    this.status = status;
    this.reason = reason;
    this.hint = hint;
  }
}

/** The network is the one that this server saw: limits of wrong links and passwords count by it. */
export async function call(
  { platform: find, forms }: GuestCaller,
  request: HttpRequest,
  name: 'link' | 'page' | 'reply' | 'unlock' | 'language' | 'data' | 'forget' | 'album',
  parameters: Record<string, unknown>,
): Promise<unknown> {
  const platform = find();
  if (platform === undefined) return new Refused(503, { reason: 'unavailable', hint: null });
  const { status, value } = await platform.callFunction('serve_guest', {
    call: name,
    network: networkOf(request.remoteAddress),
    parameters: { ...parameters, accept_language: request.headers['accept-language'] ?? null },
  });
  if (status < 300) return value;
  return new Refused(status >= 500 ? 503 : status, forms.refusalOf(status, value));
}
