// What is kept about an account, as a file for its owner; and the end of the account.
import { queryOptions } from '@tanstack/react-query';
import { accountKey } from '#web/features/account/queries.ts';
import { enableBiometrics } from '#web/features/auth/biometrics.ts';
import { openSession } from '#web/features/auth/session.ts';
import { refusalReason } from '#web/lib/api/calls.ts';
import { attempt, type Done, type Refusal, refusalOf } from '#web/lib/api/refusal.ts';
import { download } from '#web/lib/files/download.ts';
import { dayInFrance, formatList } from '#web/lib/format/format.ts';
import { remember } from '#web/lib/offline/storage-keys.ts';
import { accountDeletion as text } from '#web/locales/fr/account-deletion.ts';

/** What has to be settled before somebody can leave. */
export type Obstacle =
  | { reason: 'demonstration' | 'last-administrator' }
  | { reason: 'bookings'; number: number }
  /** Those in `offered` wait for the answer of the person they were offered to. */
  | { reason: 'shared-events'; names: readonly string[]; offered: readonly string[] };

export interface AccountDeletionPreview {
  events: ReadonlyArray<{ name: string; guests: number }>;
  remaining_events: readonly string[];
  /** Of their own events: partners who are told. */
  bookings: number;
  listing: string | null;
  reviews: number;
  obstacle: Obstacle | null;
}

export const deletionPreviewQuery = queryOptions({
  queryKey: [...accountKey, 'farewell'],
  queryFn: async (): Promise<AccountDeletionPreview> => {
    const client = await openSession();
    const { data } = await client.rpc('preview_account_deletion').throwOnError();
    return data as unknown as AccountDeletionPreview;
  },
  // Read anew each time it is asked: what it says must be what happens.
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

/** Its parts by their French names, in the order in which they are read. What has no name yet stands at the end. */
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
    // What this browser remembers of them outside their session.
    remember('rememberedEmail', null);
    remember('rememberMe', null);
    enableBiometrics(null);
    return { ok: true };
  });
}

/** The database names what is missing as the auth service does; its own code only tells the status. */
const withReason = (refusal: Refusal): Refusal => ({ ...refusal, code: refusalReason(refusal) });
