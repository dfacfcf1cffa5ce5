import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Platform, startPlatform } from '@liesse/platform/platform.ts';
import { copyPreparedCluster } from '@liesse/platform/postgres/fixtures/prepared-cluster.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeDemonstrationPhotos } from './demonstration.ts';

const project = resolve(import.meta.dirname, '../../../..');
let dataDir: string;
let platform: Platform;
let client: pg.Client;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'liesse-demonstration-'));
  await copyPreparedCluster(dataDir, { project, seed: true });
  platform = await startPlatform({ project, dataDir, host: '127.0.0.1', port: 0, observe: () => {} });
  client = new pg.Client(platform.admin);
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await platform?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const place = (send: typeof fetch = fetch) =>
  placeDemonstrationPhotos({
    folder: join(project, 'supabase/demo-photos'),
    admin: platform.admin,
    url: platform.url,
    secretKey: platform.keys.secretKey,
    fetch: send,
  });

describe('the pictures of the demonstration', () => {
  it('are tried again after a start that was interrupted', async () => {
    let sent = 0;
    const failing: typeof fetch = async (...request) => {
      sent += 1;
      return sent > 20 ? new Response(null, { status: 503 }) : fetch(...request);
    };
    await expect(place(failing)).rejects.toThrow('could not be stored: 503');
  });

  it('are put in place once, also by two processes that start together', async () => {
    const { rows } = await client.query<{ path: string }>('select path from public.partner_photos order by path');
    const { rows: events } = await client.query<{ cover: string }>(
      'select cover_path as cover from public.events where cover_path is not null',
    );
    const { rows: album } = await client.query<{ path: string }>('select path from public.guest_photos');
    const placed = await Promise.all([place(), place()]);
    expect(placed.toSorted((a, b) => a - b)).toEqual([0, rows.length + events.length + album.length]);
    const { rows: stored } = await client.query(
      `select bucket_id as bucket, count(*)::int as number from storage.objects group by 1 order by 1`,
    );
    expect(stored).toEqual([
      { bucket: 'event-covers', number: events.length },
      { bucket: 'guest-photos', number: album.length },
      { bucket: 'partner-photos', number: rows.length },
    ]);
    const cover = await fetch(
      `${platform.url}/storage/v1/render/image/public/event-covers/${events[0]?.cover}?width=480&quality=78`,
    );
    expect(cover.status).toBe(200);
    const hidden = await fetch(`${platform.url}/storage/v1/object/public/guest-photos/${album[0]?.path}`);
    expect(hidden.status).toBe(404);
    const answer = await fetch(`${platform.url}/storage/v1/object/public/partner-photos/${rows[0]?.path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
  });

  it('do not come back when somebody has thrown one away', async () => {
    const { rows } = await client.query<{ path: string }>('select path from public.partner_photos limit 1');
    await fetch(`${platform.url}/storage/v1/object/partner-photos/${rows[0]?.path}`, {
      method: 'DELETE',
      headers: { apikey: platform.keys.secretKey },
    });
    expect(await place()).toBe(0);
    const { rowCount } = await client.query('select from storage.objects where name = $1', [rows[0]?.path]);
    expect(rowCount).toBe(0);
  });

  it('belong to a directory whose listed partners all have a place, a cover and a rating that adds up', async () => {
    const { rows } = await client.query(`
      select count(*) filter (where state = 'listed')::int as listed,
        count(*) filter (where latitude is null)::int as nowhere,
        count(*) filter (where not exists (select from public.partner_photos f where f.partner_id = p.id))::int as bare,
        count(*) filter (where rating_count <> (select count(*) from public.reviews r where r.partner_id = p.id and r.state = 'shown'))::int as wrong,
        (select count(*)::int from private.directory_entries) as entries
      from public.partners p`);
    expect(rows).toEqual([{ listed: 76, nowhere: 0, bare: 0, wrong: 0, entries: 76 }]);
  });
});
