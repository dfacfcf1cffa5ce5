import { gunzipSync } from 'node:zlib';
import type { HttpRequest } from '@liesse/platform/http/types.ts';
import { expect, it } from 'vitest';
import { answerContent, isKnown, toContent } from '#server/pages/content.ts';

const content = toContent('Bonjour, bonjour, bonjour');
const ask = (headers: Record<string, string> = {}) =>
  answerContent({ headers } as unknown as HttpRequest, content, { 'content-type': 'text/plain' });

it('carries a validator that differs by encoding, and the same bytes under each', async () => {
  const [plain, squeezed] = [await ask(), await ask({ 'accept-encoding': 'gzip' })];
  expect(plain).toMatchObject({ status: 200, body: content.text, headers: { vary: 'accept-encoding' } });
  expect(String(gunzipSync(squeezed.body as Uint8Array))).toBe(content.text);
  expect(squeezed.headers['etag']).not.toBe(plain.headers['etag']);
});

it('is not sent again to who has it', async () => {
  const { headers } = await ask({ 'accept-encoding': 'br' });
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': String(headers['etag']) });
  expect(again).toEqual({
    status: 304,
    headers: { 'content-type': 'text/plain', etag: headers['etag'], vary: 'accept-encoding' },
  });
  // A strong validator is that of one encoding alone.
  expect(await ask({ 'if-none-match': String(headers['etag']) })).toMatchObject({ status: 200 });
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['', false],
])('If-None-Match: %s', (header, known) => {
  expect(isKnown(header, '"a"')).toBe(known);
});
