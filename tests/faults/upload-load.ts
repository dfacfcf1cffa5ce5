// Uploads that can be watched while they run: a raw one that never ends by itself, and a resumable one.
import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { createClient } from '@supabase/supabase-js';

export interface Endpoint {
  url: string;
  key: string;
}

const BUCKET = 'films';

const headersOf = ({ key }: Endpoint) => ({ apikey: key, authorization: `Bearer ${key}` });
const storage = ({ url, key }: Endpoint) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } }).storage;

export async function makeBucket(endpoint: Endpoint): Promise<void> {
  const { error } = await storage(endpoint).createBucket(BUCKET);
  if (error) throw error;
}

/** The names of all objects. */
export async function listNames(endpoint: Endpoint): Promise<string[]> {
  const { data, error } = await storage(endpoint).from(BUCKET).list();
  if (error) throw error;
  return data.map(({ name }) => name);
}

export async function download(endpoint: Endpoint, name: string): Promise<Buffer | null> {
  const { data, error } = await storage(endpoint).from(BUCKET).download(name);
  return error ? null : Buffer.from(await data.arrayBuffer());
}

/** Sends until the other side is gone. Resolves with the status, or null when none came. */
export function sendWithoutEnd(endpoint: Endpoint, name: string): Promise<number | null> {
  return new Promise((resolve) => {
    const request = httpRequest(`${endpoint.url}/storage/v1/object/${BUCKET}/${name}`, {
      method: 'POST',
      headers: { ...headersOf(endpoint), 'content-type': 'video/mp4' },
    });
    const block = randomBytes(64 * 1024);
    let sent = 0;
    // Below the limit of size, and slowly enough never to reach it.
    const more = setInterval(() => {
      if (sent < 40 * 1024 * 1024) request.write(block);
      sent += block.length;
    }, 5);
    const end = (status: number | null) => {
      clearInterval(more);
      resolve(status);
    };
    request.on('response', (response) => end(response.statusCode ?? null));
    request.on('error', () => end(null));
  });
}

const tus = (endpoint: Endpoint) => ({ ...headersOf(endpoint), 'tus-resumable': '1.0.0' });

/** The path of an upload that has begun: the port changes with each start. */
export async function beginUpload(endpoint: Endpoint, name: string, size: number): Promise<string> {
  const pairs = [
    ['bucketName', BUCKET],
    ['objectName', name],
    ['contentType', 'video/mp4'],
  ].map(([key, value = '']) => `${key} ${Buffer.from(value).toString('base64')}`);
  const answer = await fetch(`${endpoint.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: { ...tus(endpoint), 'upload-length': String(size), 'upload-metadata': pairs.join(',') },
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer.headers.get('location') ?? '';
}

export async function offsetOf(endpoint: Endpoint, path: string): Promise<number> {
  const answer = await fetch(new URL(path, endpoint.url), { method: 'HEAD', headers: tus(endpoint) });
  if (answer.status !== 200) throw new Error(`HEAD answered ${answer.status}`);
  return Number(answer.headers.get('upload-offset'));
}

/** Sends the rest from there, at about 16 MB a second. Resolves with the status, or null when none came. */
export function sendRest(endpoint: Endpoint, path: string, bytes: Buffer, offset: number): Promise<number | null> {
  return new Promise((resolve) => {
    const request = httpRequest(new URL(path, endpoint.url), {
      method: 'PATCH',
      headers: {
        ...tus(endpoint),
        'upload-offset': String(offset),
        'content-length': String(bytes.length - offset),
        'content-type': 'application/offset+octet-stream',
      },
    });
    let at = offset;
    const more = setInterval(() => {
      request.write(bytes.subarray(at, at + 400_000));
      at += 400_000;
      if (at < bytes.length) return;
      clearInterval(more);
      request.end();
    }, 25);
    const end = (status: number | null) => {
      clearInterval(more);
      resolve(status);
    };
    request.on('response', (response) => {
      response.resume();
      end(response.statusCode ?? null);
    });
    request.on('error', () => end(null));
  });
}
