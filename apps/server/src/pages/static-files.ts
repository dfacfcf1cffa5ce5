// Serves the files of the web build. The folder is listed once at the start and a request is only ever a lookup in
// that list: no path from a request reaches the file system.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { acceptedEncoding } from '@liesse/platform/http/compression.ts';
import type { HttpRequest, HttpResponse } from '@liesse/platform/http/types.ts';
import { LRUCache } from 'lru-cache';
import { isKnown } from '#server/pages/content.ts';

export interface StaticFiles {
  /** Undefined when no such file exists. */
  answer(request: HttpRequest): Promise<HttpResponse | undefined>;
}

interface StaticFile {
  path: string;
  type: string;
  etag: string;
  isImmutable: boolean;
  encodings: { br?: string; gzip?: string };
}

type Headers = Record<string, string>;

/** More than all that browsers ask for of one build. */
const CACHED_BYTES = 32 * 1024 * 1024;

/** `own`: headers in place of the common ones, by address. */
export async function loadStaticFiles(
  folder: string,
  common: Headers,
  own: Readonly<Record<string, Headers>> = {},
): Promise<StaticFiles> {
  const files = await listFiles(folder);
  const contents = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ length }) => length || 1,
    fetchMethod: (path) => readFile(path),
  });
  return {
    async answer(request) {
      const file = files.get(request.path);
      if (file === undefined) return undefined;
      const headers = own[request.path] ?? common;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return { status: 405, headers: { ...headers, allow: 'GET, HEAD' } };
      }
      return answerFile(file, request, headers, (path) => contents.forceFetch(path));
    },
  };
}

async function answerFile(
  file: StaticFile,
  request: HttpRequest,
  headers: Headers,
  read: (path: string) => Promise<Buffer>,
): Promise<HttpResponse> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], file.encodings);
  const etag = encoding === undefined ? `"${file.etag}"` : `"${file.etag}-${encoding}"`;
  const answer: Headers = {
    ...headers,
    etag,
    vary: 'accept-encoding',
    'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  };
  if (isKnown(request.headers['if-none-match'], etag)) return { status: 304, headers: answer };
  const body = await read((encoding && file.encodings[encoding]) ?? file.path);
  return {
    status: 200,
    headers: {
      ...answer,
      'content-type': file.type,
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    },
    body,
  };
}

async function listFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
  const present = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const type = TYPES[name.slice(name.lastIndexOf('.'))];
    // The manifest lies in a dot folder and is nobody's business; what has no known type is not meant for browsers.
    if (type === undefined || name.startsWith('.') || name.includes('/.')) continue;
    const path = join(folder, name);
    files.set(`/${name}`, {
      path,
      type,
      etag: createHash('sha256')
        .update(await readFile(path))
        .digest('base64url')
        .slice(0, 22),
      isImmutable: name.startsWith('assets/'),
      encodings: {
        ...(present.has(`${name}.br`) ? { br: `${path}.br` } : {}),
        ...(present.has(`${name}.gz`) ? { gzip: `${path}.gz` } : {}),
      },
    });
  }
  return files;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
