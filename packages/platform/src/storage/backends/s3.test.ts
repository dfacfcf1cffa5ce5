import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { describeBackend } from './contract.ts';
import { startS3Server } from './fixtures/s3-server.ts';
import { openS3 } from './s3.ts';
import { groupParts } from './s3-parts.ts';

describeBackend('bytes in an S3-compatible store', async () => {
  const server = await startS3Server();
  const [backend, other] = [openS3(server.config), openS3(server.config)];
  return {
    backend,
    other,
    leftovers: async () => [...(await server.keys()), ...(await server.unfinished())].toSorted(),
    stop: async () => {
      await backend.close();
      await other.close();
      await server.stop();
    },
  };
});

it('sweeps an upload that a crash left unfinished inside the store', async () => {
  const server = await startS3Server();
  const backend = openS3(server.config);
  const { CreateMultipartUploadCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { accessKeyId, secretAccessKey, endpoint, region, bucket } = server.config;
  const client = new S3Client({
    region,
    endpoint: endpoint ?? '',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: 'aa/bb/lost' }));
  await backend.sweep(3_600_000);
  expect(await server.unfinished()).toHaveLength(1);
  await backend.sweep(-60_000);
  expect(await server.unfinished()).toHaveLength(0);
  client.destroy();
  await backend.close();
  await server.stop();
});

it('does not take a store that is away for a missing version', async () => {
  const server = await startS3Server();
  await server.stop();
  const backend = openS3(server.config);
  const refused = backend.write('aa/key', Readable.from([Buffer.from('x')]), { limit: 9, contentType: '' });
  await expect(refused).rejects.toThrow(/ECONNREFUSED/);
  await expect(backend.read('aa/key')).rejects.toThrow(/ECONNREFUSED/);
  await backend.close();
});

describe('groups of parts', () => {
  const MiB = 1024 * 1024;
  const sizes = (...parts: number[]) =>
    groupParts(parts.map((size) => ({ size }))).map((group) => group.map(({ size }) => size));

  it('leaves large parts alone', () => {
    expect(sizes(8 * MiB, 5 * MiB, 3)).toEqual([[8 * MiB], [5 * MiB], [3]]);
  });

  it('joins small ones until the store takes them', () => {
    expect(sizes(MiB, MiB, 3 * MiB, 1, 8 * MiB)).toEqual([
      [MiB, MiB, 3 * MiB],
      [1, 8 * MiB],
    ]);
  });

  it('makes no group of nothing', () => {
    expect(sizes()).toEqual([]);
  });
});
