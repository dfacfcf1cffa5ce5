// Puts the demonstration's pictures where its listings, its events and its album say they are: once, after the platform is up,
// through the storage service like any other file. The rows are the seed's.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withAdvisoryLock } from '@liesse/platform/postgres/advisory-lock.ts';
import type pg from 'pg';

export interface DemonstrationOptions {
  /** Where the pictures lie under the numbers that end the photos' names. */
  folder: string;
  admin: pg.ClientConfig;
  /** The platform's own address and secret key. */
  url: string;
  secretKey: string;
  fetch: typeof fetch;
}

interface Photo {
  bucket: string;
  path: string;
}

const AT_A_TIME = 6;

/** How many pictures were put there now; none when that was done before. Processes that start together do it once. */
export async function placeDemonstrationPhotos(options: DemonstrationOptions): Promise<number> {
  return withAdvisoryLock(options.admin, { purpose: 'demonstration photos', observe: () => {} }, async (client) => {
    const { rows } = await client.query<Photo>(missingPhotos);
    const left = [...rows];
    await Promise.all(Array.from({ length: AT_A_TIME }, () => placeSome(options, left)));
    if (rows.length > 0)
      await client.query(`insert into supabase_migrations.seed_files (path, hash) values ('${LEDGER}', '')`);
    return rows.length;
  });
}

// A photo that somebody threw away later does not come back: the seed's ledger says that all was done.
const LEDGER = 'demo-photos';
const missingPhotos = `
  select bucket, path from (
    select 'partner-photos' as bucket, path from public.partner_photos
    union all
    select 'event-covers', cover_path from public.events
    union all
    select 'guest-photos', path from public.guest_photos
  ) photos
  where path like '%/00000000-0000-4000-8000-0f00%'
    and not exists (select from supabase_migrations.seed_files where path = '${LEDGER}')`;

async function placeSome(options: DemonstrationOptions, left: Photo[]): Promise<void> {
  for (let photo = left.pop(); photo !== undefined; photo = left.pop()) await place(options, photo);
}

async function place(options: DemonstrationOptions, { bucket, path }: Photo): Promise<void> {
  const { folder, url, secretKey, fetch: send } = options;
  const answer = await send(`${url}/storage/v1/object/${bucket}/${path}`, {
    method: 'POST',
    // A start that was interrupted is begun again over what it left.
    headers: { apikey: secretKey, 'content-type': 'image/webp', 'cache-control': 'max-age=86400', 'x-upsert': 'true' },
    body: await readFile(join(folder, path.slice(-'0000.webp'.length))),
  });
  if (!answer.ok) throw new Error(`the photo ${path} could not be stored: ${answer.status}`);
  await answer.body?.cancel();
}
