// Writes about invoices. The database computes, numbers and refuses; the server archives the file.
import type { PaymentMethod } from '@liesse/domain';
import * as z from 'zod/mini';
import type { BuyerForm } from '#web/features/invoices/forms.ts';
import { issuedInvoice, previewDocument } from '#web/features/invoices/invoice.ts';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import { attempt, type Done, refusalOf } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export type Issue = { kind: 'deposit'; term: number } | { kind: 'balance' };

export const previewInvoice = (request: string, issue: Issue, form: BuyerForm) =>
  callApi(
    (client) => client.rpc('preview_invoice', { request, kind: issue.kind, details: detailsOf(issue, form) }),
    (data) => ({ document: previewDocument.parse(data) }),
  );

/** The file is archived at once; where that fails, the first download archives it. */
export async function issueInvoice(request: string, issue: Issue, form: BuyerForm) {
  const result = await callApi(
    (client) => client.rpc('issue_invoice', { request, kind: issue.kind, details: detailsOf(issue, form) }),
    (data) => issuedInvoice.parse(data),
  );
  if (result.ok) await archiveInvoice(result.id);
  return result;
}

export async function issueCreditNote(request: string, invoice: string, amountCents: number, reason: string) {
  const details = { invoice, amount_cents: amountCents, reason };
  const result = await callApi(
    (client) => client.rpc('issue_invoice', { request, kind: 'credit_note', details }),
    (data) => issuedInvoice.parse(data),
  );
  if (result.ok) await archiveInvoice(result.id);
  return result;
}

export const recordPayment = (
  invoice: string,
  { cents, paidOn, method }: { cents: number; paidOn: string; method: PaymentMethod },
): Promise<Done> =>
  writeApi((client) => client.rpc('record_payment', { invoice, amount_cents: cents, paid_on: paidOn, method }));

export const removePayment = (payment: string): Promise<Done> =>
  writeApi((client) => client.from('invoice_payments').delete().eq('id', payment));

/** The archived file, which the server makes before the first download. */
export const fetchInvoiceFile = ({ id, path }: { id: string; path: string | null }) =>
  attempt(async () => {
    const archived = path === null ? await archiveInvoice(id) : { ok: true as const, path };
    if (!archived.ok) return archived;
    const client = await supabase();
    const { data, error } = await client.storage.from('invoices').download(archived.path);
    return error ? refusalOf(error) : { ok: true as const, file: data };
  });

const archiveInvoice = (invoice: string) =>
  attempt(async () => {
    const client = await supabase();
    const { data, error } = await client.functions.invoke('archive-invoice', { body: { invoice } });
    return error ? refusalOf(error) : { ok: true as const, path: archivedFile.parse(data).path };
  });

const archivedFile = z.object({ path: z.string() });

function detailsOf(issue: Issue, { name, isCompany, siren, street, postcode, commune, dueOn }: BuyerForm) {
  return {
    ...(issue.kind === 'deposit' && { term: issue.term }),
    due_on: dueOn,
    buyer: { name, siren: isCompany ? siren : '', street, postcode, commune },
  };
}
