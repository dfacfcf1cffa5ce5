import { makePlainPdf, type Writer } from '@liesse/facturx';
import { describe, expect, it } from 'vitest';
import { writeCertificatePaper } from '#web/features/quotes/paper/certificate-paper.ts';
import type { Certificate, PaperLine, PaperQuote } from '#web/features/quotes/paper/paper-quote.ts';
import { writeQuotePaper } from '#web/features/quotes/paper/quote-paper.ts';
import { readPdf, readPdfFonts } from '#web/lib/files/pdf-fixtures.ts';

const line = (label: string, rest: Partial<PaperLine> = {}): PaperLine => ({
  label,
  description: '',
  quantity: 80,
  unit: 'personne',
  unit_cents: 1234,
  vat_rate: 10,
  discount_percent: 0,
  is_per_guest: false,
  is_optional: false,
  is_chosen: false,
  ht_cents: 98_720,
  ...rest,
});

const quote = (rest: Partial<PaperQuote> = {}): PaperQuote => ({
  number: '2026-0007',
  version: 2,
  state: 'sent',
  partner_name: 'Atelier des Dahlias',
  seller: {
    legal_name: 'Petra Fleury',
    legal_form: 'ei',
    siret: '12345678900012',
    postcode: '21200',
    commune: 'Beaune',
    vat_number: 'FR12345678900',
    rcs_city: 'Dijon',
    iban: 'FR76 3000 6000 0112 3456 7890 189',
  },
  title: 'Fleurs de la journée',
  notes: 'Déplacement compris.',
  starts_on: '2027-06-12',
  ends_on: null,
  valid_until: '2026-12-16',
  sent_at: '2026-11-16T10:00:00Z',
  is_vat_exempt: false,
  total_discount_cents: 5000,
  total_ht_cents: 93_720,
  total_ttc_cents: 103_092,
  vat: [{ rate: 10, base_cents: 93_720, vat_cents: 9372 }],
  terms: [
    { label: '', kind: 'arrhes', percent: 30, days_before: null },
    { label: '', kind: 'solde', percent: 70, days_before: 7 },
  ],
  lines: [
    line('Centres de table', { discount_percent: 5 }),
    line('Lanternes', { is_optional: true, quantity: 10, unit: 'pièce' }),
  ],
  ...rest,
});
const client = { name: 'Alix Berger', event: 'Ambre et Lou', place: 'Beaune' };
const certificate: Certificate = {
  number: '2026-0007',
  version: 2,
  accepted_by_name: 'Alix Berger',
  accepted_at: '2026-11-20T10:00:00Z',
  words: 'Bon pour accord',
  document: JSON.stringify({
    quote: { total_ttc_cents: 103_092 },
    seller: { name: 'Atelier des Dahlias' },
    client: { name: 'Alix Berger', event: 'Ambre et Lou' },
    lines: [{ label: 'Lanternes', is_optional: true, is_chosen: true }],
  }),
  document_hash: 'a'.repeat(64),
};

const fonts = await readPdfFonts();

async function textOf(write: (writer: Writer) => void): Promise<{ text: string; pages: number; fonts: string[] }> {
  const { text, pages, fonts: names } = await readPdf(await makePlainPdf('Devis', fonts, write));
  return { text: text.replaceAll('\u00a0', ' '), pages: pages.length, fonts: names };
}

const paper = (given: PaperQuote, proof: Certificate | null = null) =>
  textOf((writer) => writeQuotePaper(writer, { quote: given, client, today: '2026-11-16', certificate: proof }));

describe('a quote on paper', () => {
  it('has every mention of a French devis', async () => {
    const { text } = await paper(quote());
    for (const mention of [
      'Devis',
      'n° 2026-0007, version 2',
      'Établi le lundi 16 novembre 2026',
      'Valable jusqu',
      'Petra Fleury, EI',
      'SIRET 123 456 789 00012, RCS Dijon',
      'TVA intracommunautaire FR12345678900',
      'Alix Berger',
      'personnes',
      'Remise 5 %',
      'Options',
      'Total HT',
      'TVA 10 % sur 937,20',
      'Total TTC',
      'Conditions de paiement',
      'Arrhes 30 %',
      'le client qui renonce les perd',
      'IBAN FR76',
      'Bon pour accord',
      'Page 1 sur 1',
    ]) {
      expect(text).toContain(mention);
    }
  });

  it('prints what is known of the seller, and the exemption instead of the tax', async () => {
    const { text } = await paper(quote({ is_vat_exempt: true, seller: {}, vat: [] }));
    expect(text).toContain('TVA non applicable, art. 293 B du CGI');
    expect(text).not.toContain('SIRET');
    expect(text).not.toContain('Total HT');
    expect(text).toContain('Atelier des Dahlias');
  });

  it('tells the options that were chosen, and who agreed', async () => {
    const lines = [
      line('Arche'),
      line('Lanternes', { is_optional: true, is_chosen: true }),
      line('Rubans', { is_optional: true }),
    ];
    const { text } = await paper(quote({ state: 'accepted', lines }), certificate);
    expect(text).toContain('Option retenue');
    expect(text).toContain('Option non retenue');
    expect(text).toContain('Accepté en ligne par Alix Berger');
  });

  it('is printed in the house fonts, with every letter of French names and prices', async () => {
    const notes = 'Œuvre d’art «\u00a0à façon\u00a0» – 1\u202f200\u00a0€… Dvořák, Łukasz';
    const { text, fonts: names } = await paper(quote({ notes }));
    expect(text).toContain('Œuvre d’art « à façon » – 1 200 €… ');
    for (const letter of 'řŁ') expect(text).toContain(letter);
    expect(text).not.toMatch(/[?�]/);
    expect(names.map((name) => name.replace(/^\/|-\d+$/g, ''))).toEqual([
      'Figtree-SemiBold',
      'Figtree-Regular',
      'Figtree-Regular',
    ]);
  });

  it('wraps long descriptions and numbers the pages of sixty lines', async () => {
    const description = 'Vase compris, à rendre le lendemain. '.repeat(20);
    const lines = Array.from({ length: 60 }, (_, index) => line(`Prestation ${index + 1}`, { description }));
    const { text, pages } = await paper(quote({ lines }));
    expect(pages).toBeGreaterThan(4);
    expect(text).toContain('Prestation 60');
    expect(text).toContain(`Page ${pages} sur ${pages}`);
  });
});

it('the certificate names who accepted, the words, the options and the hash with its document', async () => {
  const { text } = await textOf((writer) => writeCertificatePaper(writer, certificate));
  for (const part of ['Alix Berger', '« Bon pour accord »', 'Lanternes', 'a'.repeat(64), '"total_ttc_cents":103092']) {
    expect(text).toContain(part);
  }
});
