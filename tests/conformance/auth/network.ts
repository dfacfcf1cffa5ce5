// A fetch that leaves from an address of its own. Limits count by network, and 127.0.0.0/8 has room for a network a test.
import { randomInt } from 'node:crypto';
import { request } from 'node:http';

export const someNetwork = (): string => `127.${randomInt(1, 250)}.${randomInt(0, 256)}.${randomInt(1, 250)}`;

/** Redirects are not followed: where they lead is what a test looks at. */
export function fetchFrom(network: string): typeof fetch {
  return (input, init = {}) => {
    const { url, method, headers, body } = partsOf(input, init);
    return new Promise<Response>((resolve, reject) => {
      const outgoing = request(url, { method, headers, localAddress: network }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const content = Buffer.concat(chunks);
          resolve(
            new Response(content.length === 0 ? null : content, {
              status: answer.statusCode ?? 500,
              headers: flat(answer.headers),
            }),
          );
        });
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  };
}

function partsOf(input: string | URL | Request, init: RequestInit) {
  const url = input instanceof Request ? input.url : input;
  const body = init.body ?? undefined;
  if (body !== undefined && typeof body !== 'string') throw new Error('this fetch sends text only');
  // Node announces no length for the body of a DELETE by itself.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const headers = { ...Object.fromEntries(new Headers(init.headers)), ...length };
  return { url, method: init.method ?? 'GET', headers, body };
}

function flat(headers: NodeJS.Dict<string | string[]>): Array<[string, string]> {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
}
