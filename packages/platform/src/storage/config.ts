// What [storage] of config.toml says, and where the bytes lie: on this disk or in an S3-compatible store.
import { bucketName } from './names.ts';
import { parseSize } from './size.ts';

export interface S3Config {
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A bucket that the project expects; made when it is missing, left alone when it is there. */
export interface BucketConfig {
  name: string;
  public: boolean;
  fileSizeLimit: number | null;
  allowedMimeTypes: string[] | null;
}

export interface StorageConfig {
  /** Bytes; a bucket's own limit can only be lower. */
  fileSizeLimit: number;
  buckets: readonly BucketConfig[];
  s3: S3Config | null;
}

type Table = Record<string, unknown>;

const DEFAULT_LIMIT = 50 * 1024 * 1024;

export function readStorageConfig(storage: Table, environment: NodeJS.ProcessEnv): StorageConfig {
  return {
    fileSizeLimit: size(storage.file_size_limit, 'storage.file_size_limit') ?? DEFAULT_LIMIT,
    buckets: Object.entries(table(storage.buckets)).map(([name, settings]) => bucketOf(name, table(settings))),
    s3: s3Of(environment),
  };
}

function bucketOf(name: string, settings: Table): BucketConfig {
  const kinds = settings.allowed_mime_types;
  return {
    name: bucketName(name),
    public: settings.public === true,
    fileSizeLimit: size(settings.file_size_limit, `storage.buckets.${name}.file_size_limit`),
    allowedMimeTypes:
      Array.isArray(kinds) && kinds.length > 0 ? kinds.filter((kind) => typeof kind === 'string') : null,
  };
}

/** Half a configuration would put files where nobody looks for them: it refuses to start. */
function s3Of(environment: NodeJS.ProcessEnv): S3Config | null {
  const read = (name: string): string | null => environment[`STORAGE_S3_${name}`] || null;
  const bucket = read('BUCKET');
  const accessKeyId = read('ACCESS_KEY_ID');
  const secretAccessKey = read('SECRET_ACCESS_KEY');
  const endpoint = read('ENDPOINT');
  if (bucket === null && accessKeyId === null && secretAccessKey === null && endpoint === null) return null;
  if (bucket === null || accessKeyId === null || secretAccessKey === null) {
    throw new Error('STORAGE_S3_BUCKET, STORAGE_S3_ACCESS_KEY_ID and STORAGE_S3_SECRET_ACCESS_KEY belong together');
  }
  return { endpoint, region: read('REGION') ?? 'us-east-1', bucket, accessKeyId, secretAccessKey };
}

function size(value: unknown, where: string): number | null {
  if (value === undefined) return null;
  const bytes = typeof value === 'string' || typeof value === 'number' ? parseSize(value, { base: 1024 }) : null;
  if (bytes === null) throw new Error(`${where} must be a size such as "50MiB"`);
  return bytes;
}

const table = (value: unknown): Table => (typeof value === 'object' && value !== null ? (value as Table) : {});
