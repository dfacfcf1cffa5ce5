// The certificate of an acceptance as a PDF: who accepted, when, with which words, the hash and the document that it is computed from.
import type { Writer } from '@liesse/facturx';
import * as z from 'zod/mini';
import { LEFT, writePages } from '#web/features/quotes/paper/page-writer.ts';
import type { Certificate } from '#web/features/quotes/paper/paper-quote.ts';
import { formatMoment, formatMoney } from '#web/lib/format/format.ts';
import { quotePaper } from '#web/locales/fr/partner/quote-paper.ts';

const { certificate: text } = quotePaper;

const accepted = z.object({
  quote: z.object({ total_ttc_cents: z.number() }),
  seller: z.object({ name: z.string() }),
  client: z.object({ name: z.string(), event: z.string() }),
  lines: z.array(z.object({ label: z.string(), is_optional: z.boolean(), is_chosen: z.boolean() })),
});

export function writeCertificatePaper(writer: Writer, certificate: Certificate): void {
  const page = writePages(writer);
  const { quote, seller, client, lines } = accepted.parse(JSON.parse(certificate.document));
  const chosen = lines.filter((line) => line.is_optional && line.is_chosen).map(({ label }) => label);
  page.put(text.title, LEFT, page.y + 4, { size: 20, isBold: true });
  page.down(9);
  page.paragraph(text.lead(certificate.number, certificate.version), { size: 11 });
  page.down(6);
  const facts = [
    [text.by, certificate.accepted_by_name],
    [text.at, formatMoment(new Date(certificate.accepted_at))],
    [text.words, text.quoted(certificate.words)],
    [text.seller, seller.name],
    [text.client, client.name],
    [text.event, client.event],
    [text.total, formatMoney(quote.total_ttc_cents)],
    [text.options, chosen.length === 0 ? text.noOptions : chosen.join(', ')],
  ] as const;
  for (const [label, value] of facts) {
    page.reserve(8);
    page.rule();
    page.down(1.5);
    page.put(label, LEFT, page.y + 3.2, { size: 9, isQuiet: true });
    page.paragraph(value, { x: LEFT + 45, size: 10 });
    page.down(1.5);
  }
  page.rule();
  page.down(7);
  page.paragraph(text.hash, { size: 10, isBold: true });
  page.down(1);
  page.paragraph(certificate.document_hash, { size: 9 });
  page.down(1);
  page.paragraph(text.how, { size: 8, isQuiet: true });
  page.down(6);
  page.paragraph(text.document, { size: 10, isBold: true });
  page.down(1);
  page.paragraph(certificate.document, { size: 7, isQuiet: true });
  const lead = text.lead(certificate.number, certificate.version);
  page.footer((index, pages) => `${lead} · ${quotePaper.page(index, pages)}`);
}
