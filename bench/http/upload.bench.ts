// An upload of 300 MB must not be held in memory, whichever way it comes, and a page of 60 photos is one wave of requests.
// The yardsticks stand in the same run: a bare handler that writes the same stream to the same disk and flushes it, and the
// same photos resized by themselves.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { report } from '../support/figures.ts';
import { median } from '../support/load.ts';
import { grown, type Server, start, startPlatform } from '../support/watched-server.ts';

const MB = 1_000_000;
const SIZE = 300 * MB;
const BLOCK = randomBytes(MB);
const WHOLE = Buffer.concat(Array.from({ length: SIZE / MB }, () => BLOCK));
const PHOTOS = 60;
const ROUNDS = 3;

if (process.argv.includes('--bare')) serveBare();
else await measure();

async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'liesse-bench-'));
  const servers: Server[] = [];
  try {
    const bare = await start([fileURLToPath(import.meta.url), '--bare'], { BENCH_FOLDER: folder });
    servers.push(bare);
    const server = await startPlatform(folder);
    servers.push(server);
    await createClient(server.url, server.key).storage.createBucket('films');
    // A server that has run for a while has its code compiled and its buffers in place.
    for (const one of servers) await rawUpload(one, 'warm-up', 20 * MB);
    await resumableUpload(server, 'warm-up-too', 20 * MB);
    const plain = await rates((round) => rawUpload(bare, `plain-${round}`, SIZE));
    const raw = await grown(server, () => rates((round) => rawUpload(server, `raw-${round}`, SIZE)));
    const resumable = await grown(server, () => rates((round) => resumableUpload(server, `tus-${round}`, SIZE)));
    print('bare handler', plain);
    print('raw upload', raw.value);
    print('resumable upload', resumable.value);
    const page = await thumbnails(server);
    await report('upload', [
      { name: 'raw upload of 300 MB, growth of the server in MB', value: raw.growth, limit: { atMost: 60 } },
      {
        name: 'resumable upload of 300 MB, growth of the server in MB',
        value: resumable.growth,
        limit: { atMost: 60 },
      },
      { name: 'raw upload, share of the bare handler', value: raw.value / plain, limit: { atLeast: 0.3 } },
      { name: 'resumable upload, share of the bare handler', value: resumable.value / plain, limit: { atLeast: 0.15 } },
      { name: '60 new thumbnails, times bare resizing', value: page.cold / page.bare, limit: { atMost: 1.5 } },
      { name: '60 thumbnails made before, ms', value: page.warm, limit: { atMost: 1_000 } },
    ]);
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The least that an upload can cost: no key, no hash, no row. */
function serveBare(): void {
  const server = createServer(async (request, response) => {
    const handle = await open(join(process.env.BENCH_FOLDER ?? tmpdir(), 'bare'), 'w');
    await pipeline(request, handle.createWriteStream({ flush: true }));
    response.end('{}');
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`listening on http://127.0.0.1:${port}\n`);
  });
}

function print(name: string, rate: number): void {
  process.stdout.write(`${name}: ${rate.toFixed(0)} MB/s\n`);
}

/** The median over the rounds, in MB a second. */
async function rates(run: (round: number) => Promise<void>): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await run(round);
    found.push(SIZE / MB / ((performance.now() - started) / 1_000));
  }
  return median(found);
}

function* blocks(size: number): Generator<Buffer> {
  for (let sent = 0; sent < size; sent += BLOCK.length) yield BLOCK;
}

async function rawUpload({ url, key }: Server, name: string, size: number): Promise<void> {
  const request = httpRequest(`${url}/storage/v1/object/films/${name}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'video/mp4' },
  });
  const [[answer]] = await Promise.all([
    once(request, 'response') as Promise<[IncomingMessage]>,
    pipeline(Readable.from(blocks(size), { objectMode: false }), request),
  ]);
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${said}`);
}

function resumableUpload({ url, key }: Server, name: string, size: number): Promise<void> {
  return new Promise((done, reject) => {
    new Upload(WHOLE.subarray(0, size), {
      endpoint: `${url}/storage/v1/upload/resumable`,
      headers: { apikey: key, authorization: `Bearer ${key}` },
      uploadDataDuringCreation: true,
      chunkSize: 6 * 1_024 * 1_024,
      metadata: { bucketName: 'films', objectName: name, contentType: 'video/mp4' },
      onSuccess: () => done(),
      onError: reject,
    }).start();
  });
}

/** A photo of twelve megapixels, sixty times, each an object of its own. */
async function thumbnails({ url, key }: Server): Promise<{ bare: number; cold: number; warm: number }> {
  const photo = await photoOf(4_000, 3_000);
  const bucket = createClient(url, key).storage.from('films');
  const names = Array.from({ length: PHOTOS }, (_, index) => `photo-${index}.jpg`);
  for (const name of names) {
    const { error } = await bucket.upload(name, photo, { contentType: 'image/jpeg' });
    if (error) throw error;
  }
  const wave = async () => {
    const started = performance.now();
    await Promise.all(
      names.map(async (name) => {
        const answer = await fetch(`${url}/storage/v1/render/image/authenticated/films/${name}?width=400&height=400`, {
          headers: { apikey: key, authorization: `Bearer ${key}`, accept: 'image/webp,*/*' },
        });
        const { length } = new Uint8Array(await answer.arrayBuffer());
        if (answer.status !== 200 || length === 0) throw new Error(`a thumbnail answered ${answer.status}`);
      }),
    );
    return performance.now() - started;
  };
  const bare = await bareResizing(photo);
  const cold = await wave();
  const warm = median([await wave(), await wave(), await wave()]);
  process.stdout.write(
    `60 thumbnails of ${(photo.length / MB).toFixed(1)} MB each: bare ${bare.toFixed(0)} ms, cold ${cold.toFixed(0)} ms, warm ${warm.toFixed(0)} ms\n`,
  );
  return { bare, cold, warm };
}

/** The least it takes: as many at a time as the server does, from memory to memory. */
async function bareResizing(photo: Buffer): Promise<number> {
  sharp.concurrency(1);
  sharp.cache(false);
  const started = performance.now();
  let left = PHOTOS;
  const worker = async () => {
    while (left-- > 0) await sharp(photo).autoOrient().resize(400, 400).webp({ quality: 80, effort: 3 }).toBuffer();
  };
  await Promise.all([worker(), worker()]);
  return performance.now() - started;
}

async function photoOf(width: number, height: number): Promise<Buffer> {
  const noise = {
    create: {
      width: width / 8,
      height: height / 8,
      channels: 3 as const,
      noise: { type: 'gaussian' as const, mean: 128, sigma: 40 },
    },
  };
  const small = await sharp({ ...noise, create: { ...noise.create, background: '#888' } })
    .png()
    .toBuffer();
  return sharp(small).resize(width, height, { kernel: 'cubic' }).jpeg({ quality: 92 }).toBuffer();
}
