// Reads public rows for the loaders of public pages. The server and the browser send the same requests to /rest/v1
// with the publishable key, so a loader does not know where it runs.
import { createContext, type RouterContextProvider } from 'react-router';

export interface PublicData {
  /** `path` is a table with its query, such as `posts?select=slug,title`. */
  get<T>(path: string, signal: AbortSignal): Promise<T>;
  /** Calls a function of the database, whose answer the caller parses. */
  call(name: string, parameters: Record<string, unknown>, signal?: AbortSignal): Promise<unknown>;
}

/** The platform did not answer, or refused the request. */
class PublicDataError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`public data could not be read: ${status}`);
    this.name = 'PublicDataError';
    this.status = status;
  }
}

/** True when the database is unavailable for the moment and the same page can be read later. */
export const isOutage = (error: unknown): boolean =>
  error instanceof PublicDataError && error.status >= 502 && error.status <= 504;

export const publicDataContext = createContext<PublicData>();

export const publicData = (context: Readonly<RouterContextProvider>): PublicData => context.get(publicDataContext);

export function createPublicData(access: () => { url: string; publishableKey: string }): PublicData {
  async function ask<T>(path: string, init: RequestInit): Promise<T> {
    const { url, publishableKey } = access();
    const response = await fetch(`${url}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
    });
    if (!response.ok) throw new PublicDataError(response.status);
    return (await response.json()) as T;
  }
  return {
    get: (path, signal) => ask(path, { signal }),
    call: (name, parameters, signal) =>
      ask(`rpc/${name}`, { method: 'POST', body: JSON.stringify(parameters), signal: signal ?? null }),
  };
}
