// The partner's writes about quotes. The database computes the totals, or refuses with a reason.
import type { Json } from '@liesse/database';
import * as z from 'zod/mini';
import type { CatalogueEntry, QuotePayload } from '#web/features/quotes/draft-quote.ts';
import type { TemplateBody } from '#web/features/quotes/template.ts';
import { callApi, writeApi } from '#web/lib/api/calls.ts';
import type { Done } from '#web/lib/api/refusal.ts';

const savedQuote = z.object({ id: z.string(), updated_at: z.string() });

/** `readAt` is the `updated_at` that the page knows; null overwrites what another page saved. */
export const saveQuote = (request: string, quoteId: string, readAt: string | null, payload: QuotePayload) =>
  callApi(
    (client) =>
      client.rpc('save_quote', {
        request,
        quote: { ...payload, id: quoteId, ...(readAt !== null && { updated_at: readAt }) } as unknown as Json,
      }),
    (data) => savedQuote.parse(data),
  );

/** Answers the draft of the request, which repeats the last version that was sent. */
export const startQuote = (request: string) =>
  callApi(
    (client) => client.rpc('start_quote', { request }),
    (quoteId) => ({ quoteId }),
  );

export const sendQuote = (quote: string) =>
  callApi(
    (client) => client.rpc('send_quote', { quote }),
    (number) => ({ number }),
  );

export const withdrawQuote = (quote: string): Promise<Done> =>
  writeApi((client) => client.rpc('withdraw_quote', { quote }));

/** A template of the same name is replaced. */
export async function saveTemplate(name: string, body: TemplateBody): Promise<Done> {
  const json = body as unknown as Json;
  const replaced = await callApi(
    (client) => client.from('quote_templates').update({ body: json }).eq('name', name).select('id'),
    (rows) => ({ rows }),
  );
  if (!replaced.ok || replaced.rows.length > 0) return replaced;
  return addTemplate(name, body);
}

export const addTemplate = (name: string, body: TemplateBody): Promise<Done> =>
  writeApi((client) => client.from('quote_templates').insert({ name, body: body as unknown as Json }));

export const changeTemplate = (id: string, name: string, body: TemplateBody): Promise<Done> =>
  writeApi((client) => client.from('quote_templates').update({ name, body }).eq('id', id));

export const deleteTemplate = (id: string): Promise<Done> =>
  writeApi((client) => client.from('quote_templates').delete().eq('id', id));

/** A service of the same name is replaced. */
export async function saveService(entry: CatalogueEntry): Promise<Done> {
  const replaced = await callApi(
    (client) => client.from('partner_catalogue').update(entry).eq('label', entry.label).select('id'),
    (rows) => ({ rows }),
  );
  if (!replaced.ok || replaced.rows.length > 0) return replaced;
  return addService(entry);
}

export const addService = (entry: CatalogueEntry): Promise<Done> =>
  writeApi((client) => client.from('partner_catalogue').insert(entry));

export const changeService = (id: string, entry: CatalogueEntry): Promise<Done> =>
  writeApi((client) => client.from('partner_catalogue').update(entry).eq('id', id));

export const deleteService = (id: string): Promise<Done> =>
  writeApi((client) => client.from('partner_catalogue').delete().eq('id', id));
