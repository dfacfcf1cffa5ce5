// Archives the file of an issued invoice, for both sides of the booking: POST {"invoice": ID} answers its path. The file is made once,
// from the row alone, and never replaced.
import { readFile } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type InvoiceDocument, loadFontFiles, makeInvoicePdf } from '../../../packages/facturx/src/index.ts';
import { callerClient } from '../_shared/caller.ts';
import { serverClient } from '../_shared/server.ts';

type Row = InvoiceDocument & { id: string; partner_id: string; file: { path: string } | null };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const BUCKET = 'invoices';
const FONTS = '../../../packages/facturx/fonts';

Deno.serve(async (request: Request): Promise<Response> => {
  if (request.method !== 'POST') return refusal(405, 'Méthode non prévue.');
  const id = await askedInvoice(request);
  if (id === null) return refusal(400, 'Indiquez l’identifiant d’une facture.');
  const { data: row, error } = await callerClient(request)
    .from('invoices')
    .select('*, file:invoice_files(path)')
    .eq('id', id)
    .maybeSingle<Row>();
  if (error) return refusal(503, 'La facture ne peut pas être lue pour l’instant.');
  if (row === null) return refusal(404, 'Cette facture n’existe pas, ou vous n’y avez pas accès.');
  if (row.file !== null) return Response.json({ path: row.file.path });
  const path = await archive(serverClient(), row);
  return path === null ? refusal(503, 'La facture ne peut pas être archivée pour l’instant.') : Response.json({ path });
});

async function askedInvoice(request: Request): Promise<string | null> {
  const body: unknown = await request.json().catch(() => null);
  const asked = typeof body === 'object' && body !== null && 'invoice' in body ? body.invoice : null;
  return typeof asked === 'string' && UUID.test(asked) ? asked : null;
}

/** Null when the storage service or the database did not take it; the next call tries again. */
async function archive(server: SupabaseClient, row: Row): Promise<string | null> {
  const path = `${row.partner_id}/${row.id}.pdf`;
  const made = await makeInvoicePdf(row, await loadFontFiles(JSON.stringify(row), readFont));
  const files = server.storage.from(BUCKET);
  const upload = await files.upload(path, made, { contentType: 'application/pdf', upsert: false });
  // An earlier call may have stored the file without recording it: the stored bytes are the ones to hash.
  const stored = upload.error === null ? made : await readStored(files.download(path));
  if (stored === null) return null;
  const { error } = await server.rpc('archive_invoice', {
    invoice: row.id,
    path,
    sha256: await sha256(stored),
    size_bytes: stored.byteLength,
  });
  return error ? null : path;
}

async function readStored(download: PromiseLike<{ data: Blob | null }>): Promise<Uint8Array | null> {
  const { data } = await download;
  return data === null ? null : new Uint8Array(await data.arrayBuffer());
}

const readFont = async (file: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`${FONTS}/${file}`, import.meta.url)));

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const refusal = (status: number, message: string): Response => Response.json({ code: status, message }, { status });
