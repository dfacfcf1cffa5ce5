// Calls a function of the database for the server itself, with the secret key. It is what POST /rest/v1/rpc/{name} does, without a
// connection to its own port.
import type { RestHandler } from './service.ts';

export interface FunctionAnswer {
  status: number;
  value: unknown;
}

export type CallFunction = (name: string, parameters: Record<string, unknown>) => Promise<FunctionAnswer>;

export const createOwnCall =
  (handle: RestHandler, secretKey: string): CallFunction =>
  async (name, parameters) => {
    const body = Buffer.from(JSON.stringify(parameters));
    const { status, body: answered } = await handle({
      method: 'POST',
      path: `/rest/v1/rpc/${name}`,
      query: '',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      remoteAddress: '',
      signal: new AbortController().signal,
      readBody: () => Promise.resolve(body),
    });
    const text = typeof answered === 'string' ? answered : Buffer.from(answered as Uint8Array).toString('utf8');
    return { status, value: text === '' ? null : JSON.parse(text) };
  };
