// Exports the data stored about an account as a file, and deletes the account.
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '#web/features/account/queries.ts';
import { enableBiometrics } from '#web/features/auth/biometrics.ts';
import { openSession } from '#web/features/auth/session.ts';
import { refusalReason } from '#web/lib/api/calls.ts';
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { download } from '#web/lib/files/download.ts';
import { dayInFrance, formatList } from '#web/lib/format/format.ts';
import { remember } from '#web/lib/offline/storage-keys.ts';
import { accountDeletion as text } from '#web/locales/fr/account/account-deletion.ts';

/** What has to be settled before the account can be deleted. */
export type Obstacle =
  | { reason: 'demonstration' | 'last-administrator' }
  | { reason: 'bookings'; number: number }
  /** The events in `offered` wait for the answer of the person they were offered to. */
  | { reason: 'shared-events'; names: readonly string[]; offered: readonly string[] };

export interface AccountDeletionPreview {
  events: ReadonlyArray<{ name: string; guests: number }>;
  /** Events of other owners, which the person is a member of. */
  remaining_events: readonly string[];
  /** Bookings of the person's own events. Their partners are notified. */
  bookings: number;
  listing: string | null;
  reviews: number;
  obstacle: Obstacle | null;
}

export const deletionPreviewQuery = queryOptions({
  queryKey: [...accountKey, 'deletion-preview'],
  queryFn: async (): Promise<AccountDeletionPreview> => {
    const client = await openSession();
    const { data } = await client.rpc('preview_account_deletion').throwOnError();
    return data as unknown as AccountDeletionPreview;
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
    const file = new Blob([exportText(data as Record<string, unknown>)], { type: 'application/json' });
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
