// A shell is of another origin than the platform, so that the platform's cookie « I have just written » is not sent. The shell says the same
// by a header, for as long as the platform's answer asks for: reads then go to the primary database, not to a standby.
const HEADER = 'replica-after-write';

/** Wraps `fetch` for requests to the REST service of this address. */
export function fetchAfterWrites(send: typeof fetch, siteUrl: string, now: () => number): typeof fetch {
  let until = 0;
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(`${siteUrl}/rest/v1/`)) return send(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    if (now() < until) headers.set(HEADER, '1');
    const response = await send(input, { ...init, headers });
    const seconds = Number(response.headers.get(HEADER));
    if (seconds > 0) until = now() + seconds * 1000;
    return response;
  };
}
