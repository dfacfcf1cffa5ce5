// The queries of the partner's quotes: a quote with its versions, the catalogue and the templates to insert from.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CatalogueEntry } from '#web/features/quotes/draft-quote.ts';
import { startQuote } from '#web/features/quotes/mutations.ts';
import { type QuotePage, quotePage } from '#web/features/quotes/quote.ts';
import { type TemplateBody, templateBody } from '#web/features/quotes/template.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Null for an unknown quote, or one of somebody else. */
export const quoteQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['quotes', quoteId],
    queryFn: async ({ signal }): Promise<QuotePage | null> => {
      if (!UUID.test(quoteId)) return null;
      const client = await supabase();
      const { data } = await client.rpc('quote_page', { quote: quoteId }).abortSignal(signal).throwOnError();
      return data === null ? null : quotePage.parse(data);
    },
  });

/** Starting twice answers the same draft, so a query may repeat it. A refusal is a value with its message. */
export const startedQuoteQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['started-quote', requestId],
    queryFn: () => startQuote(UUID.test(requestId) ? requestId : NOBODY),
    // A draft may have been sent since: the next visit asks again.
    gcTime: 0,
    staleTime: 0,
  });

/** The database refuses it as unknown, with its own sentence. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export type CatalogueService = CatalogueEntry & { id: string };

export const catalogueQuery = queryOptions({
  queryKey: ['quote-catalogue'],
  queryFn: async ({ signal }): Promise<CatalogueService[]> => {
    const client = await supabase();
    const { data } = await client
      .from('partner_catalogue')
      .select('id, label, description, unit, unit_cents, vat_rate, is_per_guest')
      .order('label')
      .abortSignal(signal)
      .throwOnError();
    return data;
  },
});

export interface QuoteTemplate {
  id: string;
  name: string;
  body: TemplateBody;
}

export const templatesQuery = queryOptions({
  queryKey: ['quote-templates'],
  queryFn: async ({ signal }): Promise<QuoteTemplate[]> => {
    const client = await supabase();
    const { data } = await client
      .from('quote_templates')
      .select('id, name, body')
      .order('name')
      .abortSignal(signal)
      .throwOnError();
    return data.map(({ body, ...template }) => ({ ...template, body: templateBody.parse(body) }));
  },
});

/** The client's decision and a new head-count reach an open page. */
export function useLiveQuote(quoteId: string, requestId: string): void {
  const cache = useQueryClient();
  useLiveRows(
    [
      { table: 'quotes', filter: `request_id=eq.${requestId}` },
      { table: 'quote_requests', filter: `id=eq.${requestId}` },
    ],
    () => void cache.invalidateQueries({ queryKey: quoteQuery(quoteId).queryKey }),
  );
}
