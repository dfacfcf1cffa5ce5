// The queries of a partner's invoices and of the invoices of one booking.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type BookingInvoices,
  bookingInvoices,
  type InvoicePage,
  invoicePage,
} from '#web/features/invoices/invoice.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const PAGE_SIZE = 50;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const invoicesKey = ['invoices'] as const;

/** Null is the newest year that has an invoice. Numbers are the cursor: a new invoice does not shift rows across pages. */
export const invoiceListQuery = (year: number | null) =>
  infiniteQueryOptions({
    queryKey: [...invoicesKey, 'list', year],
    queryFn: async ({ signal, pageParam: before }): Promise<InvoicePage> => {
      const client = await supabase();
      const { data } = await client
        .rpc('partner_invoices', {
          ...(year !== null && { of_year: year }),
          ...(before !== null && { before_place: before }),
          page_size: PAGE_SIZE,
        })
        .abortSignal(signal)
        .throwOnError();
      return invoicePage.parse(data);
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ invoices }) => (invoices.length < PAGE_SIZE ? undefined : invoices.at(-1)?.place),
  });

/** Null for an unknown booking, or one that the person may not read. */
export const bookingInvoicesQuery = (requestId: string) =>
  queryOptions({
    queryKey: [...invoicesKey, 'booking', requestId],
    queryFn: async ({ signal }): Promise<BookingInvoices | null> => {
      if (!UUID.test(requestId)) return null;
      const client = await supabase();
      const { data } = await client.rpc('booking_invoices', { request: requestId }).abortSignal(signal).throwOnError();
      return data === null ? null : bookingInvoices.parse(data);
    },
  });
