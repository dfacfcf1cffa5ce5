// Signed addresses: who holds one may do one thing with one object until an hour has come. Their key is derived for this
// purpose alone, so that such a token is no access token anywhere, and no access token is one of these.
import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { StorageError } from '#platform/storage/errors.ts';
import type { Transform } from '#platform/storage/images/transform.ts';

export interface DownloadGrant {
  purpose: 'download';
  bucket: string;
  name: string;
  /** When set, only this variant of the image may be had. */
  transform: Transform | null;
}

export interface UploadGrant {
  purpose: 'upload';
  bucket: string;
  name: string;
  upsert: boolean;
  /** Whose object it becomes: the `sub` of who signed. */
  owner: string | null;
}

export interface UrlSigner {
  sign(grant: DownloadGrant | UploadGrant, seconds: number): Promise<string>;
  /** Refuses a token of another purpose, of another object, altered or expired. */
  verifyDownload(token: string, bucket: string, name: string): Promise<DownloadGrant>;
  verifyUpload(token: string, bucket: string, name: string): Promise<UploadGrant>;
}

const TYPE = 'storage+jwt';

const download = z.object({
  purpose: z.literal('download'),
  bucket: z.string(),
  name: z.string(),
  // Checked before it was signed, and nobody else can sign.
  transform: z.custom<Transform | null>((value) => typeof value === 'object'),
});
const upload = z.object({
  purpose: z.literal('upload'),
  bucket: z.string(),
  name: z.string(),
  upsert: z.boolean(),
  owner: z.string().nullable(),
});

export function createUrlSigner(secret: string, now: () => Date): UrlSigner {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'storage: signed addresses', 32));

  async function verify<T extends DownloadGrant | UploadGrant>(
    token: string,
    schema: z.ZodType<T>,
    bucket: string,
    name: string,
  ): Promise<T> {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      typ: TYPE,
      currentDate: now(),
      requiredClaims: ['exp'],
    }).catch(explain);
    const grant = schema.safeParse(payload);
    if (!grant.success || grant.data.bucket !== bucket) throw new StorageError('InvalidSignature');
    if (grant.data.name !== name && shownName(grant.data.name) !== name) throw new StorageError('InvalidSignature');
    return grant.data;
  }

  return {
    sign: (grant, seconds) =>
      new SignJWT({ ...grant })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuedAt(now())
        .setExpirationTime(Math.floor(now().getTime() / 1_000) + seconds)
        .sign(key),
    verifyDownload: (token, bucket, name) => verify(token, download, bucket, name),
    verifyUpload: (token, bucket, name) => verify(token, upload, bucket, name),
  };
}

/**
 * The name in a signed address before the client escapes the rest: it leaves `?` and `#` as they are, which
 * would end the path there.
 */
export const shownName = (name: string): string => name.replaceAll('?', '%3F').replaceAll('#', '%23');

function explain(error: unknown): never {
  throw new StorageError(error instanceof errors.JWTExpired ? 'ExpiredToken' : 'InvalidSignature');
}
