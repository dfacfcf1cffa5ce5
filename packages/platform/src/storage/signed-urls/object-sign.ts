// POST /object/sign/{bucket}/{name}: an address that opens one object for a while, for who may read it now.
import { z } from 'zod';
import { type Endpoint, json, param, readJson, type StorageRequest } from '#platform/storage/endpoint.ts';
import { invalidRequest } from '#platform/storage/errors.ts';
import { parseTransform } from '#platform/storage/images/transform.ts';
import { bucketFromPath, nameFromPath } from '#platform/storage/names.ts';
import { findObject } from '#platform/storage/objects/object-rows.ts';
import { shownName } from '#platform/storage/signed-urls/tokens.ts';

const LONGEST_S = 10 * 365 * 24 * 3_600;
const LONGEST_WITHOUT_ACCOUNT_S = 3_600;

export const lifetime = z.number().int().min(1).max(LONGEST_S);

/**
 * An address cannot be taken back, and nobody without an account can be asked later whether they still may read: what they hold is a
 * secret that its owner may close. Their addresses live for an hour.
 */
export const lifetimeFor = ({ caller }: Pick<StorageRequest, 'caller'>, asked: number): number =>
  caller?.role === 'anon' ? Math.min(asked, LONGEST_WITHOUT_ACCOUNT_S) : asked;

const body = z.object({
  expiresIn: lifetime,
  transform: z.record(z.string(), z.union([z.string(), z.number()])).nullish(),
  versionId: z.string().nullish(),
});

export const objectSign: Endpoint = {
  method: 'POST',
  path: '/object/sign/{bucket}/{name*}',
  access: 'key',
  async handle({ signer }, request) {
    const bucket = bucketFromPath(param(request, 'bucket'));
    const name = nameFromPath(param(request, 'name'));
    const asked = await readJson(request, body);
    const transform = readTransform(asked.transform ?? {});
    await findObject(request.db, { bucket, name, version: asked.versionId ?? null });

    const token = await signer.sign(
      { purpose: 'download', bucket, name, transform },
      lifetimeFor(request, asked.expiresIn),
    );
    const prefix = transform === null ? 'object' : 'render/image';
    return json({ signedURL: `/${prefix}/sign/${bucket}/${shownName(name)}?token=${token}` });
  },
};

function readTransform(asked: Record<string, string | number>) {
  const entries = Object.entries(asked).map(([key, value]) => [key, String(value)]);
  if (entries.length === 0) return null;
  const parsed = parseTransform(new URLSearchParams(entries));
  if (!parsed.ok) throw invalidRequest(parsed.message);
  return parsed.transform;
}
