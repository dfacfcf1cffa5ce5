// The identity of a French business: its legal forms, and the numbers whose digits can be checked. The database checks the same;
// a test compares the two.
export const legalForms = ['ei', 'micro', 'eurl', 'sarl', 'sasu', 'sas', 'sa', 'association', 'other'] as const;
export type LegalForm = (typeof legalForms)[number];

/** Under article 293 B of the tax code no VAT is charged (franchise). */
export const vatRegimes = ['franchise', 'assujetti'] as const;
export type VatRegime = (typeof vatRegimes)[number];

/** Companies have a name of their own and are in the trade register; other forms are a person or an association. */
export const isCompany = (form: LegalForm): boolean => ['eurl', 'sarl', 'sasu', 'sas', 'sa'].includes(form);

/** The largest share capital that the database takes, in cents. */
export const MAX_SHARE_CAPITAL_CENTS = 1_000_000_000_000;

const mentions: Readonly<Record<string, string>> = { ei: 'EI', micro: 'EI', association: 'Association', other: '' };

/**
 * The legal form as French documents state it: « EI » for a sole trader, « SARL au capital de 8 000 € » for a company (code de commerce,
 * R123-238). Empty when there is nothing to state.
 */
export function legalMention(form: string | null, shareCapitalCents: number | null): string {
  const name = form === null ? '' : (mentions[form] ?? form.toUpperCase());
  if (shareCapitalCents === null) return name;
  const digits = shareCapitalCents % 100 === 0 ? 0 : 2;
  const capital = new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(shareCapitalCents / 100);
  return name === '' ? `capital de ${capital}` : `${name} au capital de ${capital}`;
}

/** The shortest description that says something about a business. */
export const LEAST_DESCRIPTION = 80;

/** A number as people type it, without the spaces, dots and dashes between its groups. */
export const compactNumber = (typed: string): string => typed.replaceAll(/[\s.-]/g, '').toUpperCase();

const LA_POSTE = '356000000';

/** Fourteen digits with a Luhn digit. The digits of La Poste's establishments may instead have a sum divisible by 5. */
export function isSiret(siret: string): boolean {
  if (!/^\d{14}$/.test(siret)) return false;
  const digits = Array.from(siret, Number);
  const doubled = digits.map((digit, index) => (index % 2 === 0 ? sumOfDigits(digit * 2) : digit));
  return sum(doubled) % 10 === 0 || (siret.startsWith(LA_POSTE) && sum(digits) % 5 === 0);
}

/** ISO 13616: with the country last and letters counted from 10, the rest by 97 is 1. A French one has 27 characters. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('FR') && iban.length !== 27) return false;
  const signs = Array.from(iban.slice(4) + iban.slice(0, 4));
  const digits = signs.map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

export const isBic = (bic: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic);

/** A French VAT number, whose key is computed from the SIREN. */
export const isVatNumber = (vatNumber: string): boolean =>
  /^FR\d{11}$/.test(vatNumber) && vatNumber === vatNumberOf(vatNumber.slice(4));

export const sirenOf = (siret: string): string => siret.slice(0, 9);

export const vatNumberOf = (siren: string): string =>
  `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`;

/** 732 829 320 00074 */
export const formatSiret = (siret: string): string => siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4');

/** FR14 2004 1010 0505 0001 3M02 606 */
export const formatIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const sumOfDigits = (number: number): number => Math.trunc(number / 10) + (number % 10);
