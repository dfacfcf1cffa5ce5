// The pages of an invoice that people read, in French. The figures are those of the XML.
import { legalMention } from '@liesse/domain';
import { invoiceNotes } from './cii.ts';
import { type InvoiceDocument, sellerName } from './document.ts';
import { PAGE, type Style, type Writer } from './writer.ts';

const TITLES = { deposit: 'Facture d’acompte', balance: 'Facture', credit_note: 'Avoir' } as const;

export const documentTitle = ({ kind, number }: InvoiceDocument): string =>
  number === null ? `${TITLES[kind]} (aperçu)` : `${TITLES[kind]} ${number}`;

export function writePages(writer: Writer, document: InvoiceDocument): void {
  writeHead(writer, document);
  writeParties(writer, document);
  writeLines(writer, document);
  writeSums(writer, document);
  writeNotes(writer, document);
  const legal = legalLine(document);
  writer.footer(
    (page, pages) => `${legal}${legal === '' ? '' : ' · '}${documentTitle(document)} · page ${page} sur ${pages}`,
  );
}

function writeHead(writer: Writer, document: InvoiceDocument): void {
  writer.write(TITLES[document.kind], PAGE.left, { size: 24, isBold: true });
  writer.write(document.number ?? 'Aperçu', PAGE.right, { size: 13, isRight: true });
  writer.y += 20;
  const about = [document.event_name, document.event_on === null ? null : frenchDate(document.event_on)];
  writer.write(about.filter((part) => part !== null).join(', '), PAGE.left, { isQuiet: true });
  writer.write(`Émise le ${frenchDate(document.issued_on)}`, PAGE.right, { isRight: true, isQuiet: true });
  writer.y += 13;
  writer.write(`Devis ${document.quote_number}`, PAGE.left, { isQuiet: true });
  if (document.kind !== 'credit_note')
    writer.write(`À régler au plus tard le ${frenchDate(document.due_on)}`, PAGE.right, {
      isRight: true,
      isQuiet: true,
    });
  writer.y += 13;
  if (document.number === null) writer.write('Cet aperçu n’est pas une facture.', PAGE.left, { isBold: true });
  writer.y += 21;
}

function writeParties(writer: Writer, { seller, buyer }: InvoiceDocument): void {
  const middle = 310;
  const columns = [
    {
      x: PAGE.left,
      lines: [
        sellerName(seller),
        seller.legal_name !== null && seller.legal_name !== seller.name ? seller.name : '',
        seller.street ?? '',
        town(seller),
        seller.siret === null ? '' : `SIRET ${seller.siret}`,
        seller.vat_number === null ? '' : `TVA ${seller.vat_number}`,
        seller.email ?? '',
        seller.phone ?? '',
      ],
    },
    {
      x: middle,
      lines: [buyer.name, buyer.street ?? '', town(buyer), buyer.siren === null ? '' : `SIREN ${buyer.siren}`],
    },
  ];
  const top = writer.y;
  let lowest = top;
  for (const [index, { x, lines }] of columns.entries()) {
    writer.y = top;
    writer.write(index === 0 ? 'De' : 'À', x, { size: 8, isQuiet: true });
    const width = (index === 0 ? middle - 20 : PAGE.right) - x;
    const wrapped = lines.filter((line) => line !== '').flatMap((line) => writer.wrap(line, width));
    for (const [place, line] of wrapped.entries()) {
      writer.y += 13;
      writer.write(line, x, { isBold: place === 0 });
    }
    lowest = Math.max(lowest, writer.y);
  }
  writer.y = lowest + 34;
}

const town = ({ postcode, commune }: { postcode: string | null; commune: string | null }): string =>
  [postcode, commune].filter((part) => part !== null).join(' ');

/** The right edge of each column of figures. */
const COLUMNS = { quantity: 345, unit: 420, rate: 470, total: PAGE.right } as const;
const FIGURE: Style = { isRight: true };
const HEAD: Style = { size: 8, isQuiet: true };

function writeLines(writer: Writer, { lines, is_vat_exempt: isExempt }: InvoiceDocument): void {
  writer.write('Prestation', PAGE.left, HEAD);
  writer.write('Quantité', COLUMNS.quantity, { ...HEAD, isRight: true });
  writer.write('Prix unitaire HT', COLUMNS.unit, { ...HEAD, isRight: true });
  if (!isExempt) writer.write('TVA', COLUMNS.rate, { ...HEAD, isRight: true });
  writer.write('Total HT', COLUMNS.total, { ...HEAD, isRight: true });
  writer.y += 7;
  for (const line of lines) {
    const label = writer.wrap(line.label, 235);
    const description = line.description === '' ? [] : writer.wrap(line.description, 235, { size: 8 });
    writer.reserve(14 + label.length * 12 + description.length * 11);
    writer.rule();
    writer.y += 14;
    writer.write(number(line.quantity), COLUMNS.quantity, FIGURE);
    writer.write(money(line.unit_cents), COLUMNS.unit, FIGURE);
    if (!isExempt) writer.write(`${number(line.vat_rate)}\u00a0%`, COLUMNS.rate, FIGURE);
    writer.write(money(line.ht_cents), COLUMNS.total, FIGURE);
    for (const [place, words] of label.entries()) {
      if (place > 0) writer.y += 12;
      writer.write(words, PAGE.left);
    }
    for (const words of description) {
      writer.y += 11;
      writer.write(words, PAGE.left, { size: 8, isQuiet: true });
    }
    writer.y += 8;
  }
  writer.rule();
  writer.y += 20;
}

function writeSums(writer: Writer, document: InvoiceDocument): void {
  const { vat, preceding, kind, total_ht_cents: ht, total_ttc_cents: total, due_cents: due } = document;
  const deducted = kind === 'balance' ? preceding : [];
  writer.reserve(70 + (vat.length + deducted.length) * 15);
  const row = (label: string, cents: number, style: Style = {}): void => {
    writer.write(label, COLUMNS.unit - 130, style);
    writer.write(money(cents), COLUMNS.total, { ...style, isRight: true });
    writer.y += 15;
  };
  row('Total HT', ht);
  if (!document.is_vat_exempt) {
    for (const { rate, base_cents: base, vat_cents: cents } of vat)
      row(`TVA ${number(rate)}\u00a0% sur ${money(base)}`, cents);
  }
  row(document.is_vat_exempt ? 'Total' : 'Total TTC', total, { isBold: true });
  for (const { number: deposit, issued_on: day, ttc_cents: cents } of deducted) {
    row(`Facture ${deposit} du ${shortDate(day)}`, -cents);
  }
  writer.y += 12;
  writer.write(kind === 'credit_note' ? 'Montant de l’avoir' : 'Reste à payer', COLUMNS.unit - 130, { size: 11 });
  writer.write(money(due), COLUMNS.total, { size: 20, isBold: true, isRight: true });
  writer.y += 34;
}

function writeNotes(writer: Writer, document: InvoiceDocument): void {
  const { seller, kind, due_vat: dueVat, total_ttc_cents: total, due_cents: due } = document;
  const reference = document.preceding[0];
  const notes = [
    kind === 'credit_note' && reference !== undefined
      ? `Cet avoir porte sur la facture ${reference.kind === 'deposit' ? 'd’acompte ' : ''}${reference.number} du ${frenchDate(reference.issued_on)}.`
      : '',
    kind === 'balance' && due < total && !document.is_vat_exempt
      ? `TVA comprise dans le reste à payer\u00a0: ${dueVat
          .map(({ rate, vat_cents: cents }) => `${money(cents)} à ${number(rate)}\u00a0%`)
          .join(', ')}.`
      : '',
    document.is_vat_exempt ? 'TVA non applicable, art. 293 B du CGI.' : '',
    seller.vat_on_debits ? 'Option pour le paiement de la taxe d’après les débits.' : '',
    kind === 'credit_note' ? '' : 'Catégorie de l’opération\u00a0: prestation de services.',
    kind === 'credit_note' || seller.iban === null
      ? ''
      : `Virement\u00a0: IBAN ${spaced(seller.iban)}${seller.bic === null ? '' : `, BIC ${seller.bic}`}.`,
    ...invoiceNotes(document).map(({ content }) => content),
  ];
  for (const note of notes.filter((text) => text !== '')) {
    for (const line of writer.wrap(note, PAGE.right - PAGE.left, { size: 8.5 })) {
      writer.reserve(12);
      writer.write(line, PAGE.left, { size: 8.5 });
      writer.y += 12;
    }
    writer.y += 2;
  }
}

const legalLine = ({ seller }: InvoiceDocument): string =>
  [
    [sellerName(seller), legalMention(seller.legal_form, seller.share_capital_cents ?? null)]
      .filter((part) => part !== '')
      .join(', '),
    seller.rcs_city === null ? null : `RCS ${seller.rcs_city}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');

const money = (cents: number): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(cents / 100);

const number = (value: number): string => new Intl.NumberFormat('fr-FR').format(value);

const frenchDate = (day: string): string =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const shortDate = (day: string): string => day.split('-').toReversed().join('/');

const spaced = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0');
