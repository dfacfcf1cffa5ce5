// Exports the data stored about an account as a file, and deletes the account.
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { accountKey } from '#web/features/account/queries.ts';
import { enableBiometrics } from '#web/features/auth/biometrics.ts';
import { openSession } from '#web/features/auth/session.ts';
import { attempt, type Done, type Refusal, refusalOf, refusalReason } from '#web/lib/api/refusal.ts';
import { download } from '#web/lib/files/download.ts';
import { dayInFrance, formatList } from '#web/lib/format/format.ts';
import { remember } from '#web/lib/offline/storage-keys.ts';
import { accountDeletion as text } from '#web/locales/fr/account/account-deletion.ts';

/** What has to be settled before the account can be deleted. */
const obstacle = z.union([
  z.object({ reason: z.enum(['demonstration', 'last-administrator']) }),
  z.object({ reason: z.literal('bookings'), number: z.number() }),
  // The events in `offered` wait for the answer of the person they were offered to.
  z.object({ reason: z.literal('shared-events'), names: z.array(z.string()), offered: z.array(z.string()) }),
]);
export type Obstacle = z.infer<typeof obstacle>;

const deletionPreview = z.object({
  events: z.array(z.object({ name: z.string(), guests: z.number() })),
  // Events of other owners, which the person is a member of.
  remaining_events: z.array(z.string()),
  // Bookings of the person's own events. Their partners are notified.
  bookings: z.number(),
  listing: z.nullable(z.string()),
  reviews: z.number(),
  obstacle: z.nullable(obstacle),
});
export type AccountDeletionPreview = z.infer<typeof deletionPreview>;

export const deletionPreviewQuery = queryOptions({
  queryKey: [...accountKey, 'deletion-preview'],
  queryFn: async (): Promise<AccountDeletionPreview> => {
    const client = await openSession();
    const { data } = await client.rpc('preview_account_deletion').throwOnError();
    return deletionPreview.parse(data);
  },
  // Never cached: the dialog must show what the deletion would do now.
  gcTime: 0,
});

/** « Ambre et Lou » et « Les vingt ans de Noé » */
export const quotedList = (names: readonly string[]): string => formatList(names.map(text.delete.name));

export async function saveExport(now: Date): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { data, error } = await client.rpc('export_account');
    if (error) return refusalOf(error);
    const file = new Blob([exportText(z.record(z.string(), z.unknown()).parse(data))], { type: 'application/json' });
    download(file, text.export.fileName(dayInFrance(now)));
    return { ok: true };
  });
}

/** The sections have French names and a fixed order. Sections without a name come last, under their key. */
export function exportText(exported: Readonly<Record<string, unknown>>): string {
  const names: Readonly<Record<string, string>> = text.sections;
  const known = Object.keys(names).filter((key) => key in exported);
  const rest = Object.keys(exported).filter((key) => !(key in names));
  const parts = [...known, ...rest].map((key) => [names[key] ?? key, exported[key]]);
  return JSON.stringify({ a_propos: text.export.about, ...Object.fromEntries(parts) }, null, 2);
}

export async function deleteAccount(email: string): Promise<Done> {
  return attempt(async () => {
    const client = await openSession();
    const { error } = await client.rpc('delete_account', { email });
    if (error) return withReason(refusalOf(error));
    // These values are stored in the browser outside the session.
    remember('rememberedEmail', null);
    remember('rememberMe', null);
    enableBiometrics(null);
    return { ok: true };
  });
}

/** The database gives the reason in the details of the error; the error code is only the HTTP status. */
const withReason = (refusal: Refusal): Refusal => ({ ...refusal, code: refusalReason(refusal) });
