import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpRequest, HttpResponse } from '@liesse/platform/http/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStaticFiles, type StaticFiles } from '#server/pages/static-files.ts';

let parent = '';
let files: StaticFiles;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'liesse-static-'));
  const folder = join(parent, 'client');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, '.vite'));
  await writeFile(join(parent, 'keys.json'), '{"secret":true}');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'assets/site-1a2b.js'), 'export const a = 1;');
  await writeFile(join(folder, 'assets/site-1a2b.js.br'), 'brotli');
  await writeFile(join(folder, 'assets/site-1a2b.js.gz'), 'gzip');
  await writeFile(join(folder, 'share.png'), 'image');
  await writeFile(join(folder, 'read-once.svg'), 'first');
  await writeFile(join(folder, 'notes.unknown'), 'x');
  await writeFile(join(folder, 'worker.js'), 'worker');
  files = await loadStaticFiles(folder, { 'x-content-type-options': 'nosniff' }, { '/worker.js': { 'x-own': 'yes' } });
});
afterAll(() => rm(parent, { recursive: true }));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.answer({ path, method, headers } as HttpRequest);

const textOf = (answer: HttpResponse | undefined): string => Buffer.from(answer?.body as Uint8Array).toString();

describe('what is served', () => {
  it('is a file of the build, with its type and the security headers', async () => {
    const answer = await ask('/share.png');
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
    });
    expect(textOf(answer)).toBe('image');
  });

  it('is read from the disk once', async () => {
    const first = await ask('/read-once.svg');
    await writeFile(join(parent, 'client/read-once.svg'), 'changed');
    const second = await ask('/read-once.svg');
    expect([textOf(first), textOf(second)]).toEqual(['first', 'first']);
    expect(second?.headers['etag']).toBe(first?.headers['etag']);
  });

  it('has headers of its own where they were given', async () => {
    const { headers } = (await ask('/worker.js')) ?? {};
    expect(headers).toMatchObject({ 'x-own': 'yes', 'content-type': 'text/javascript; charset=utf-8' });
    expect(headers).not.toHaveProperty('x-content-type-options');
  });

  it('stays a year in caches when its name carries its hash, an hour otherwise', async () => {
    expect((await ask('/assets/site-1a2b.js'))?.headers['cache-control']).toContain('immutable');
    expect((await ask('/share.png'))?.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('is sent compressed to who takes it, brotli first', async () => {
    const br = await ask('/assets/site-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect([br?.headers['content-encoding'], textOf(br)]).toEqual(['br', 'brotli']);
    const gzip = await ask('/assets/site-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect([gzip?.headers['content-encoding'], textOf(gzip)]).toEqual(['gzip', 'gzip']);
    const plain = await ask('/assets/site-1a2b.js', { 'accept-encoding': 'identity' });
    expect(plain?.headers).not.toHaveProperty('content-encoding');
  });

  it('is not sent again to who has it, compared per encoding', async () => {
    const etag = String((await ask('/share.png'))?.headers['etag']);
    expect(await ask('/share.png', { 'if-none-match': `"autre", W/${etag}` })).toMatchObject({ status: 304 });
    const js = { 'accept-encoding': 'br' };
    const ofBrotli = String((await ask('/assets/site-1a2b.js', js))?.headers['etag']);
    expect((await ask('/assets/site-1a2b.js', { 'if-none-match': ofBrotli }))?.status).toBe(200);
  });

  it('is read by GET and HEAD, and refuses to be written', async () => {
    expect((await ask('/share.png', {}, 'HEAD'))?.status).toBe(200);
    expect((await ask('/share.png', {}, 'PUT'))?.status).toBe(405);
  });
});

describe('what is not served', () => {
  it.each([
    '/../keys.json',
    '/assets/../../keys.json',
    '/%2e%2e/keys.json',
    '/%252e%252e/keys.json',
    '/..%2fkeys.json',
    '/..\\keys.json',
    '/assets/..%5c..%5ckeys.json',
    '//keys.json',
    '/share.png\0.js',
    '/share.png%00',
    '/./share.png',
    '/SHARE.PNG',
    '/.vite/manifest.json',
    '/assets/site-1a2b.js.br',
    '/notes.unknown',
    '/assets',
    '/assets/',
    '/',
    '',
    'C:\\keys.json',
    '/toString',
    '/__proto__',
  ])('%j', async (path) => {
    expect(await ask(path)).toBeUndefined();
  });
});
