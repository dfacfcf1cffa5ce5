import { describe, expect, it } from 'vitest';
import { readStorageConfig } from './config.ts';

const S3 = {
  STORAGE_S3_BUCKET: 'files',
  STORAGE_S3_ACCESS_KEY_ID: 'id',
  STORAGE_S3_SECRET_ACCESS_KEY: 'secret',
};

describe('[storage] of config.toml', () => {
  it('has defaults for all of it', () => {
    expect(readStorageConfig({}, {})).toEqual({ fileSizeLimit: 50 * 1024 ** 2, buckets: [], s3: null });
  });

  it('reads the limit and the buckets', () => {
    const config = readStorageConfig(
      {
        file_size_limit: '1GiB',
        buckets: {
          avatars: { public: true, file_size_limit: '2MiB', allowed_mime_types: ['image/*'] },
          contracts: {},
        },
      },
      {},
    );
    expect(config.fileSizeLimit).toBe(1024 ** 3);
    expect(config.buckets).toEqual([
      { name: 'avatars', public: true, fileSizeLimit: 2 * 1024 ** 2, allowedMimeTypes: ['image/*'] },
      { name: 'contracts', public: false, fileSizeLimit: null, allowedMimeTypes: null },
    ]);
  });

  it('refuses a size that is none and a bucket that cannot be', () => {
    expect(() => readStorageConfig({ file_size_limit: 'much' }, {})).toThrow('storage.file_size_limit');
    expect(() => readStorageConfig({ buckets: { '../x': {} } }, {})).toThrow('Bucket name invalid');
  });

  it('takes an S3 store from the environment', () => {
    expect(readStorageConfig({}, S3).s3).toEqual({
      endpoint: null,
      region: 'us-east-1',
      bucket: 'files',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    const elsewhere = { ...S3, STORAGE_S3_ENDPOINT: 'http://127.0.0.1:9000', STORAGE_S3_REGION: 'eu-west-3' };
    expect(readStorageConfig({}, elsewhere).s3).toMatchObject({
      endpoint: 'http://127.0.0.1:9000',
      region: 'eu-west-3',
    });
  });

  it('refuses half an S3 store', () => {
    expect(() => readStorageConfig({}, { STORAGE_S3_ENDPOINT: 'http://127.0.0.1:9000' })).toThrow('belong together');
  });
});
