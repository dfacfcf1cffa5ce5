// Invoices for tests: a deposit at two rates, a balance after it, a credit note on each, and a seller without tax.
import type { InvoiceDocument, InvoiceLine } from './document.ts';

const line = (label: string, cents: number, rate: number): InvoiceLine => ({
  label,
  description: '',
  quantity: 1,
  unit_cents: cents,
  vat_rate: rate,
  ht_cents: cents,
});

export const deposit: InvoiceDocument = {
  kind: 'deposit',
  number: 'F2026-0042',
  quote_number: '2026-0117',
  reason: '',
  issued_on: '2026-11-16',
  due_on: '2026-12-15',
  event_name: 'Inès & Łukasz',
  event_on: '2027-06-12',
  seller: {
    name: 'Atelier Liesse',
    legal_form: 'sarl',
    share_capital_cents: 800_000,
    legal_name: 'Atelier Liesse SARL',
    siret: '12345678200010',
    street: '12 rue des Lilas',
    postcode: '69003',
    commune: 'Lyon',
    vat_number: 'FR32123456782',
    vat_on_debits: false,
    rcs_city: 'Lyon',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    phone: '04 78 00 00 00',
    email: 'bonjour@atelier.example',
  },
  buyer: {
    name: 'Domaine des Tilleuls SAS',
    siren: '987654324',
    street: '3 chemin du Parc',
    postcode: '69290',
    commune: 'Craponne',
  },
  is_vat_exempt: false,
  lines: [
    line('Acompte de 30\u00a0% sur le devis 2026-0117', 120_000, 10),
    line('Acompte de 30\u00a0% sur le devis 2026-0117', 60_000, 20),
  ],
  vat: [
    { rate: 10, base_cents: 120_000, vat_cents: 12_000 },
    { rate: 20, base_cents: 60_000, vat_cents: 12_000 },
  ],
  total_ht_cents: 180_000,
  total_vat_cents: 24_000,
  total_ttc_cents: 204_000,
  preceding: [],
  due_vat: [
    { rate: 10, base_cents: 120_000, vat_cents: 12_000 },
    { rate: 20, base_cents: 60_000, vat_cents: 12_000 },
  ],
  due_cents: 204_000,
};

export const balance: InvoiceDocument = {
  ...deposit,
  kind: 'balance',
  number: 'F2027-0061',
  issued_on: '2027-06-14',
  due_on: '2027-07-14',
  lines: [
    { ...line('Repas & vins <servis>', 410_000, 10), quantity: 100, unit_cents: 4100, description: '3 plats' },
    { ...line('Remise', -10_000, 10), unit_cents: -10_000 },
    line('Coordination', 200_000, 20),
  ],
  vat: [
    { rate: 10, base_cents: 400_000, vat_cents: 40_000 },
    { rate: 20, base_cents: 200_000, vat_cents: 40_000 },
  ],
  total_ht_cents: 600_000,
  total_vat_cents: 80_000,
  total_ttc_cents: 680_000,
  preceding: [{ kind: 'deposit', number: 'F2026-0042', issued_on: '2026-11-16', ttc_cents: 204_000 }],
  due_vat: [
    { rate: 10, base_cents: 280_000, vat_cents: 28_000 },
    { rate: 20, base_cents: 140_000, vat_cents: 28_000 },
  ],
  due_cents: 476_000,
};

export const depositCredit: InvoiceDocument = {
  ...deposit,
  kind: 'credit_note',
  number: 'F2026-0043',
  reason: 'Coordination annulée',
  lines: [line('Avoir sur la facture d’acompte F2026-0042', 60_000, 20)],
  vat: [{ rate: 20, base_cents: 60_000, vat_cents: 12_000 }],
  total_ht_cents: 60_000,
  total_vat_cents: 12_000,
  total_ttc_cents: 72_000,
  preceding: [{ kind: 'deposit', number: 'F2026-0042', issued_on: '2026-11-16', ttc_cents: 204_000 }],
  due_vat: [{ rate: 20, base_cents: 60_000, vat_cents: 12_000 }],
  due_cents: 72_000,
};

export const balanceCredit: InvoiceDocument = {
  ...depositCredit,
  number: 'F2027-0062',
  issued_on: '2027-06-20',
  due_on: '2027-07-20',
  lines: [line('Avoir sur la facture F2027-0061', 60_000, 20)],
  preceding: [{ kind: 'balance', number: 'F2027-0061', issued_on: '2027-06-14', ttc_cents: 476_000 }],
};

export const exempt: InvoiceDocument = {
  ...deposit,
  kind: 'balance',
  seller: { ...deposit.seller, legal_name: 'Camille Martin EI', vat_number: null },
  buyer: { name: 'Léa Durand', siren: null, street: null, postcode: null, commune: null },
  is_vat_exempt: true,
  lines: [line('Coordination', 90_000, 0)],
  vat: [{ rate: 0, base_cents: 90_000, vat_cents: 0 }],
  total_ht_cents: 90_000,
  total_vat_cents: 0,
  total_ttc_cents: 90_000,
  due_vat: [{ rate: 0, base_cents: 90_000, vat_cents: 0 }],
  due_cents: 90_000,
};
