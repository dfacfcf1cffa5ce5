import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { describeBackend } from './contract.ts';
import { openDisk } from './disk.ts';

describeBackend('bytes on this disk', async () => {
  const root = await mkdtemp(join(tmpdir(), 'disk-test-'));
  return {
    backend: await openDisk(root),
    other: await openDisk(root),
    leftovers: async () => (await readdir(root, { recursive: true })).toSorted(),
    stop: () => rm(root, { recursive: true, force: true }),
  };
});

it('keeps files and folders to their owner', async () => {
  const root = await mkdtemp(join(tmpdir(), 'disk-test-'));
  const disk = await openDisk(root);
  await disk.write('aa/bb/key', Readable.from([Buffer.from('x')]), { limit: 9, contentType: '' });
  expect((await stat(join(root, 'aa/bb/key'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(root, 'aa'))).mode & 0o777).toBe(0o700);
  await rm(root, { recursive: true, force: true });
});

it('copies without a second place on the disk', async () => {
  const root = await mkdtemp(join(tmpdir(), 'disk-test-'));
  const disk = await openDisk(root);
  await disk.write('aa/one', Readable.from([Buffer.from('x')]), { limit: 9, contentType: '' });
  await disk.copy('aa/one', 'bb/two');
  expect((await stat(join(root, 'bb/two'))).nlink).toBe(2);
  await rm(root, { recursive: true, force: true });
});

it('goes on when an interrupted end has made the first part longer', async () => {
  const root = await mkdtemp(join(tmpdir(), 'disk-test-'));
  const disk = await openDisk(root);
  const upload = await disk.beginParts('aa/key', '');
  const parts = [];
  for (const [index, text] of ['one', 'two', 'three'].entries())
    parts.push(await disk.writePart('aa/key', upload, index, Readable.from([Buffer.from(text)]), 99));
  await writeFile(join(root, '.parts', upload, '0'), 'onetwoth');
  expect((await disk.finishParts('aa/key', upload, parts)).size).toBe(11);
  const chunks = await (await disk.read('aa/key')).toArray();
  expect(Buffer.concat(chunks).toString()).toBe('onetwothree');
  await rm(root, { recursive: true, force: true });
});

it('refuses to finish when a part is gone', async () => {
  const root = await mkdtemp(join(tmpdir(), 'disk-test-'));
  const disk = await openDisk(root);
  const upload = await disk.beginParts('aa/key', '');
  const parts = [];
  for (const [index, text] of ['one', 'two'].entries())
    parts.push(await disk.writePart('aa/key', upload, index, Readable.from([Buffer.from(text)]), 99));
  await rm(join(root, '.parts', upload, '1'));
  await expect(disk.finishParts('aa/key', upload, parts)).rejects.toThrow();
  await expect(disk.read('aa/key')).rejects.toThrow();
  await rm(root, { recursive: true, force: true });
});

it.runIf(process.platform === 'linux')('leaves nothing and reports why when the disk is full', async () => {
  const root = await mkdtemp(join(tmpdir(), 'disk-test-'));
  const script = `
    import { openDisk } from ${JSON.stringify(new URL('disk.ts', import.meta.url).href)};
    import { Readable } from 'node:stream';
    process.on('SIGXFSZ', () => {});
    const disk = await openDisk(process.argv[1]);
    const body = Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(65536)), { objectMode: false });
    const code = await disk.write('aa/key', body, { limit: Infinity, contentType: '' }).catch((error) => error.code);
    process.stdout.write(String(code));
  `;
  // A bound on the size of a file is what a test can set without a file system of its own.
  const command = `ulimit -f 1024; exec "$0" --input-type=module -e "$1" "$2"`;
  const said = await new Promise<string>((resolve) =>
    execFile('/bin/sh', ['-c', command, process.execPath, script, root], (_error, out, err) => resolve(out + err)),
  );
  expect(said).toBe('EFBIG');
  expect(await readdir(join(root, '.incoming'))).toEqual([]);
  await rm(root, { recursive: true, force: true });
});
