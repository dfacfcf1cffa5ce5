// The files by which the push services of Google and Apple know this site. They are read once, at the start, so that a mistake is said then.
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { serviceAccount } from '#server/push/fcm-sender.ts';

export const serviceAccountFile = z
  .string()
  .transform((file, context) => attempt(context, () => serviceAccount.parse(JSON.parse(readFileSync(file, 'utf8')))));

export const apnsKeyFile = z.string().transform((file, context) =>
  attempt(context, () => {
    const key = createPrivateKey(readFileSync(file, 'utf8'));
    if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new TypeError('not a key of Apple');
    return key;
  }),
);

/** The reason is left out: it may quote the key. */
function attempt<T>(context: z.RefinementCtx, read: () => T): T {
  try {
    return read();
  } catch {
    context.addIssue({ code: 'custom', message: 'unreadable' });
    return z.NEVER;
  }
}
