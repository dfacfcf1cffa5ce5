// Reads the proof of an acceptance, for either side of the quote.
import * as z from 'zod/mini';
import type { Certificate } from '#web/features/quotes/paper/paper-quote.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const certificate = z.object({
  number: z.string(),
  version: z.number(),
  accepted_by_name: z.string(),
  accepted_at: z.string(),
  words: z.string(),
  document: z.string(),
  document_hash: z.string(),
});

/** Null for a quote that was not accepted. */
export async function readCertificate(quoteId: string): Promise<Certificate | null> {
  const client = await supabase();
  const { data } = await client.rpc('quote_certificate', { quote: quoteId }).throwOnError();
  return data === null ? null : certificate.parse(data);
}
