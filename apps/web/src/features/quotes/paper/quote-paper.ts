// A quote as a PDF in A4, with the mentions that French law asks of a devis: seller and client, itemised lines, tax by rate, payment
// terms, arrhes or acompte, validity and « Bon pour accord ».
import { termAmounts, unitName } from '@liesse/domain';
import type { Writer } from '@liesse/facturx';
import { LEFT, lineHeight, type PageWriter, RIGHT, writePages } from '#web/features/quotes/paper/page-writer.ts';
import type { Certificate, PaperClient, PaperLine, PaperQuote } from '#web/features/quotes/paper/paper-quote.ts';
import { sellerLines } from '#web/features/quotes/paper/seller-lines.ts';
import { civilDateOf, formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatCount, formatMoment, formatMoney } from '#web/lib/format/format.ts';
import { quotePaper as text } from '#web/locales/fr/partner/quote-paper.ts';

interface QuotePaper {
  quote: PaperQuote;
  client: PaperClient;
  /** The date of a draft, which has not been sent. */
  today: string;
  certificate: Certificate | null;
}

export function writeQuotePaper(writer: Writer, { quote, client, today, certificate }: QuotePaper): void {
  const page = writePages(writer);
  const name = quote.number === null ? text.draft : text.number(quote.number);
  writeHead(page, quote, name, today);
  writeParties(page, quote, client);
  const isDecided = quote.state === 'accepted';
  writeLines(
    page,
    quote,
    quote.lines.filter((line) => !line.is_optional),
  );
  writeOptions(page, quote, isDecided);
  writeTotals(page, quote);
  writeTerms(page, quote);
  if (quote.notes !== '') {
    heading(page, text.notes);
    page.paragraph(quote.notes);
  }
  writeAgreement(page, certificate);
  page.footer((index, pages) => `${text.title} ${name}, ${quote.partner_name} · ${text.page(index, pages)}`);
}

function writeHead(page: PageWriter, quote: PaperQuote, name: string, today: string): void {
  page.put(text.title, LEFT, page.y + 4, { size: 24, isBold: true });
  page.put(`${name}, ${text.version(quote.version).toLowerCase()}`, RIGHT, page.y, {
    size: 10,
    isBold: true,
    isRight: true,
  });
  const day = quote.sent_at === null ? today : civilDateOf(new Date(quote.sent_at));
  page.put(text.madeOn(formatCivilDate(day)), RIGHT, page.y + 5, { isQuiet: true, isRight: true });
  page.put(text.validUntil(formatCivilDate(quote.valid_until)), RIGHT, page.y + 9.5, { isQuiet: true, isRight: true });
  page.down(16);
}

function writeParties(page: PageWriter, quote: PaperQuote, client: PaperClient): void {
  const days =
    quote.starts_on === null
      ? null
      : text.days(formatCivilDate(quote.starts_on), quote.ends_on && formatCivilDate(quote.ends_on));
  const own = sellerLines(quote);
  const theirs = [
    client.name,
    text.event(client.event),
    ...(days === null ? [] : [days]),
    ...(client.place === null || client.place === '' ? [] : [text.place(client.place)]),
  ].filter((line) => line !== '');
  const columns = [
    { x: LEFT, title: text.seller, lines: own },
    { x: 110, title: text.client, lines: theirs },
  ].map((column) => ({ ...column, lines: column.lines.flatMap((line) => page.wrap(line, 82)) }));
  const height = lineHeight();
  for (const { x, title, lines } of columns) {
    page.put(title, x, page.y, { size: 8, isQuiet: true });
    lines.forEach((line, index) => {
      page.put(line, x, page.y + (index + 1) * height, { isBold: index === 0 });
    });
  }
  page.down(Math.max(...columns.map(({ lines }) => lines.length + 1)) * height + 5);
  if (quote.title !== '') {
    page.paragraph(quote.title, { size: 12, isBold: true });
    page.down(2);
  }
}

/** The right edge of each column of figures; the first one is the left edge of the quantity. */
const COLUMNS = { quantity: 112, unit: 115, price: 152, vat: 167, total: RIGHT } as const;
const LABEL_WIDTH = 78;

function writeLineHeads(page: PageWriter, isExempt: boolean): void {
  const { columns } = text;
  const quiet = { size: 8, isQuiet: true };
  page.put(columns.label, LEFT, page.y + 3, quiet);
  page.put(columns.quantity, COLUMNS.quantity, page.y + 3, { ...quiet, isRight: true });
  page.put(columns.unit, COLUMNS.unit, page.y + 3, quiet);
  page.put(isExempt ? columns.priceExempt : columns.price, COLUMNS.price, page.y + 3, { ...quiet, isRight: true });
  if (!isExempt) page.put(columns.vat, COLUMNS.vat, page.y + 3, { ...quiet, isRight: true });
  page.put(isExempt ? columns.totalExempt : columns.total, COLUMNS.total, page.y + 3, { ...quiet, isRight: true });
  page.down(5);
}

function writeLines(
  page: PageWriter,
  quote: PaperQuote,
  lines: readonly PaperLine[],
  mark?: (line: PaperLine) => string,
) {
  if (lines.length === 0) return;
  page.reserve(20);
  const repeat = () => writeLineHeads(page, quote.is_vat_exempt);
  repeat();
  const height = lineHeight();
  for (const line of lines) {
    const details = [
      line.description,
      line.discount_percent > 0 ? text.discount(formatCount(line.discount_percent)) : '',
      mark?.(line) ?? '',
    ].filter((one) => one !== '');
    const label = page.wrap(line.label, LABEL_WIDTH);
    const rest = details.flatMap((one) => page.wrap(one, LABEL_WIDTH, { size: 8 }));
    // The first rows of a line remain together; a long description continues on the next page.
    page.reserve(4 + Math.min(label.length + rest.length, 4) * height, repeat);
    page.rule();
    page.down(1.2);
    const top = page.y + height * 0.75;
    page.put(formatCount(line.quantity), COLUMNS.quantity, top, { isRight: true });
    page.put(unitOf(line), COLUMNS.unit, top, { size: 8, isQuiet: true });
    page.put(formatMoney(line.unit_cents), COLUMNS.price, top, { isRight: true });
    if (!quote.is_vat_exempt) page.put(text.percent(formatCount(line.vat_rate)), COLUMNS.vat, top, { isRight: true });
    page.put(formatMoney(line.ht_cents), COLUMNS.total, top, { isRight: true });
    page.paragraph(label.join('\n'), { width: LABEL_WIDTH });
    page.paragraph(rest.join('\n'), { width: LABEL_WIDTH, size: 8, isQuiet: true });
    page.down(1.2);
  }
  page.rule();
  page.down(3);
}

const unitOf = ({ quantity, unit, is_per_guest: isPerGuest }: PaperLine): string =>
  unit === '' && isPerGuest ? text.perGuest : unitName(quantity, unit);

function writeOptions(page: PageWriter, quote: PaperQuote, isDecided: boolean): void {
  const options = quote.lines.filter((line) => line.is_optional);
  if (options.length === 0) return;
  heading(page, text.options);
  page.paragraph(isDecided ? text.optionsDecided : text.optionsOpen, { size: 8, isQuiet: true });
  page.down(1);
  writeLines(page, quote, options, (line) => (isDecided ? (line.is_chosen ? text.chosen : text.notChosen) : ''));
}

function writeTotals(page: PageWriter, quote: PaperQuote): void {
  const { is_vat_exempt: isExempt, total_discount_cents: discount } = quote;
  const sums: [string, number][] = [];
  if (discount > 0)
    sums.push([isExempt ? text.sumExempt : text.sum, quote.total_ht_cents + discount], [text.reduction, -discount]);
  if (!isExempt) {
    sums.push([text.ht, quote.total_ht_cents]);
    for (const { rate, base_cents: base, vat_cents: cents } of quote.vat)
      sums.push([text.vat(formatCount(rate), formatMoney(base)), cents]);
  }
  page.reserve(sums.length * 5 + 16);
  page.down(2);
  for (const [label, cents] of sums) {
    page.put(label, COLUMNS.price, page.y + 3, { isQuiet: true, isRight: true });
    page.put(formatMoney(cents), RIGHT, page.y + 3, { isRight: true });
    page.down(5);
  }
  page.put(isExempt ? text.exemptTotal : text.ttc, COLUMNS.price, page.y + 5, {
    size: 12,
    isBold: true,
    isRight: true,
  });
  page.put(formatMoney(quote.total_ttc_cents), RIGHT, page.y + 5, { size: 12, isBold: true, isRight: true });
  page.down(9);
  const mention = isExempt ? text.exempt : quote.seller['vat_on_debits'] === true ? text.onDebits : '';
  if (mention !== '') {
    page.put(mention, RIGHT, page.y + 2, { size: 8, isQuiet: true, isRight: true });
    page.down(5);
  }
}

function writeTerms(page: PageWriter, quote: PaperQuote): void {
  const { terms } = quote;
  heading(page, text.terms);
  if (terms.length === 0) page.paragraph(text.noTerms);
  const amounts = termAmounts(quote.total_ttc_cents, terms);
  terms.forEach((term, index) => {
    page.reserve(6);
    const share = term.percent === undefined ? '' : ` ${text.percent(formatCount(term.percent))}`;
    const due = term.days_before === null ? text.onAcceptance : text.daysBefore(term.days_before);
    const own = term.label === '' || term.label === text.kinds[term.kind] ? '' : ` (${term.label})`;
    page.put(formatMoney(amounts[index] ?? 0), RIGHT, page.y + 3, { isRight: true });
    page.paragraph(`${text.kinds[term.kind]}${own}${share}, ${due}`, { width: 140 });
    page.down(0.8);
  });
  for (const kind of ['arrhes', 'acompte'] as const) {
    if (terms.some((term) => term.kind === kind)) page.paragraph(text.deposit[kind], { size: 8, isQuiet: true });
  }
  const iban = quote.seller['iban'];
  const bic = quote.seller['bic'];
  if (typeof iban === 'string' && iban !== '') page.paragraph(text.iban(iban, typeof bic === 'string' ? bic : ''));
}

function writeAgreement(page: PageWriter, certificate: Certificate | null): void {
  const height = 34;
  page.reserve(height + 8);
  page.down(6);
  page.frame(height);
  page.put(text.agreement, LEFT + 4, page.y + 7, { size: 11, isBold: true });
  const words =
    certificate === null
      ? text.agreementText
      : text.agreed(certificate.accepted_by_name, formatMoment(new Date(certificate.accepted_at)));
  page.put(words, LEFT + 4, page.y + 13, { size: 8, isQuiet: true });
  if (certificate !== null)
    page.put(`SHA-256 ${certificate.document_hash}`, LEFT + 4, page.y + 18, { size: 7, isQuiet: true });
  page.down(height);
}

function heading(page: PageWriter, words: string): void {
  page.reserve(16);
  page.down(4);
  page.paragraph(words, { size: 11, isBold: true });
  page.down(1);
}
