// Downloads the archived file of an invoice.
import type { InvoiceKind } from '@liesse/domain';
import { invoiceName } from '#web/features/invoices/invoice-text.ts';
import { fetchInvoiceFile } from '#web/features/invoices/mutations.ts';
import { download } from '#web/lib/files/download.ts';
import { invoices as text } from '#web/locales/fr/partner/invoices.ts';
import { type ToastMutation, useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

export interface DownloadableInvoice {
  id: string;
  kind: InvoiceKind;
  number: string;
  path: string | null;
}

export function useInvoiceDownload(): ToastMutation<DownloadableInvoice, unknown> {
  return useToastMutation({
    mutationFn: (invoice: DownloadableInvoice) => fetchInvoiceFile(invoice),
    errorTitle: text.downloadFailed,
    onSuccess: ({ file }, invoice) => download(file, text.fileName(invoiceName(invoice))),
  });
}
