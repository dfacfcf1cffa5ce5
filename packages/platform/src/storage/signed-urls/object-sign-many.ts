// POST /object/sign/{bucket}: addresses for many objects at once; what the caller may not read is said one by one.
import { z } from 'zod';
import { type Endpoint, json, param, readJson } from '#platform/storage/endpoint.ts';
import { bucketFromPath, objectName } from '#platform/storage/names.ts';
import { shownName } from '#platform/storage/signed-urls/tokens.ts';
import { lifetime, lifetimeFor } from './object-sign.ts';

const UNREADABLE = 'Either the object does not exist or you do not have access to it';

const body = z.object({ expiresIn: lifetime, paths: z.array(z.string()).min(1).max(1_000) });

export const objectSignMany: Endpoint = {
  method: 'POST',
  path: '/object/sign/{bucket}',
  access: 'key',
  async handle({ signer }, request) {
    const bucket = bucketFromPath(param(request, 'bucket'));
    const { expiresIn, paths } = await readJson(request, body);
    const names = paths.map((path) => objectName(path));

    const rows = await request.db.read<{ name: string }>({
      text: `select name from storage.objects
        where bucket_id = $1 and name = any($2) and version is not null and metadata is not null`,
      values: [bucket, names],
    });
    const readable = new Set(rows.map(({ name }) => name));
    const answers = names.map(async (name, index) => {
      const path = paths[index];
      if (!readable.has(name)) return { error: UNREADABLE, path, signedURL: null };
      const token = await signer.sign(
        { purpose: 'download', bucket, name, transform: null },
        lifetimeFor(request, expiresIn),
      );
      return { error: null, path, signedURL: `/object/sign/${bucket}/${shownName(name)}?token=${token}` };
    });
    return json(await Promise.all(answers));
  },
};
