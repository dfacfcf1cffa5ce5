// Buckets of a test's own, and a plain fetch for what storage-js cannot say. A bucket's first word chooses the policies
// applies to it (see the project's storage migration).
import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { conformance, service } from '../client.ts';

export const STORAGE = `${conformance.url}/storage/v1`;

export type BucketKind = 'own' | 'mine' | 'shelf' | 'drop' | 'wipe' | 'plain';
export type BucketOptions = {
  public?: boolean;
  fileSizeLimit?: number | string | null;
  allowedMimeTypes?: string[] | null;
};

export async function newBucket(
  kind: BucketKind,
  options: BucketOptions = {},
  by: SupabaseClient = service,
): Promise<string> {
  const id = `${kind}-${randomUUID().slice(0, 13)}`;
  const { error } = await by.storage.createBucket(id, { public: false, ...options });
  if (error) throw error;
  return id;
}

/** Puts a text there as an operator would. */
export async function put(bucket: string, name: string, text = name, contentType = 'text/plain'): Promise<void> {
  const { error } = await service.storage.from(bucket).upload(name, text, { contentType });
  if (error) throw error;
}

export type Who = { token?: string; key?: string | null };
export type Asked = Who & {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

/** `path` is what follows /storage/v1, or a whole address. As the publishable key when nothing else is said. */
export function ask(path: string, { token, key, method = 'GET', headers, body }: Asked = {}): Promise<Response> {
  const apikey = key === undefined ? conformance.publishableKey : key;
  return fetch(path.startsWith('http') ? path : `${STORAGE}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(apikey === null ? {} : { apikey }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}

export const asService: Who = { key: conformance.secretKey };

/** The text of a download, or the failure that came instead. */
export async function textOf(by: SupabaseClient, bucket: string, name: string): Promise<string> {
  const { data, error } = await by.storage.from(bucket).download(name);
  if (error) throw error;
  return data.text();
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
