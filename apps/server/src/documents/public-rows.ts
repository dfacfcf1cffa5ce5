// What anybody may read from the database, for documents that are not rendered by the web application.
export interface PublicRows {
  /** `path` is a table with its query, as in /rest/v1. */
  read<T>(path: string): Promise<T[]>;
  count(table: string): Promise<number>;
}

export interface PublicRowsOptions {
  /** Undefined while the platform does not listen yet. */
  platform: () => { url: string; publishableKey: string } | undefined;
  fetch: typeof fetch;
}

const TIMEOUT_MS = 10_000;

export function createPublicRows(options: PublicRowsOptions): PublicRows {
  async function ask(path: string, method = 'GET'): Promise<Response> {
    const platform = options.platform();
    if (platform === undefined) throw new Error('the platform does not listen yet');
    const response = await options.fetch(`${platform.url}/rest/v1/${path}`, {
      method,
      headers: { apikey: platform.publishableKey, ...(method === 'HEAD' && { prefer: 'count=exact' }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`public rows could not be read: ${response.status}`);
    return response;
  }
  return {
    read: async <T>(path: string) => (await (await ask(path)).json()) as T[],
    async count(table) {
      const { headers } = await ask(`${table}?select=id`, 'HEAD');
      return Number(headers.get('content-range')?.split('/')[1] ?? 0);
    },
  };
}
