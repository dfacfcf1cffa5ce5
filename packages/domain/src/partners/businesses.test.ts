import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compactNumber,
  formatIban,
  formatSiret,
  isBic,
  isIban,
  isSiret,
  isVatNumber,
  legalMention,
  sirenOf,
  vatNumberOf,
} from './businesses.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));

describe('a SIRET', () => {
  it('has fourteen digits with a Luhn digit', () => {
    expect(isSiret('73282932000074')).toBe(true);
    expect(isSiret('44306184100047')).toBe(true);
    for (const wrong of ['73282932000075', '7328293200007', '732829320000740', '7328293200007A', '']) {
      expect(isSiret(wrong), wrong).toBe(false);
    }
  });

  it('of La Poste may instead have digits whose sum is divisible by 5', () => {
    expect(isSiret('35600000000048')).toBe(true);
    expect(isSiret('35600000049837')).toBe(true);
    expect(isSiret('35600000049838')).toBe(false);
  });

  it('is refused when any one digit is wrong', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const siret = Array.from('73282932000074', Number);
        siret[place] = ((siret[place] ?? 0) + by) % 10;
        expect(isSiret(siret.join(''))).toBe(false);
      }),
    );
  });

  it('is written in groups, and read however it is grouped', () => {
    expect(formatSiret('73282932000074')).toBe('732 829 320 00074');
    fc.assert(fc.property(digits(14), (siret) => compactNumber(formatSiret(siret)) === siret));
  });
});

describe('an IBAN', () => {
  it('has a rest of 1 by 97', () => {
    expect(isIban('FR1420041010050500013M02606')).toBe(true);
    expect(isIban('BE68539007547034')).toBe(true);
    for (const wrong of ['FR1420041010050500013M02607', 'FR142004101005050001302606', 'BE68', '', 'fr14']) {
      expect(isIban(wrong), wrong).toBe(false);
    }
  });

  it('is written by four, and read however it is grouped', () => {
    expect(formatIban('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606');
    expect(compactNumber(' fr14 2004-1010.0505 0001 3m02 606')).toBe('FR1420041010050500013M02606');
  });

  it('comes with a BIC of eight or eleven characters', () => {
    expect(isBic('PSSTFRPPLIL')).toBe(true);
    expect(isBic('BNPAFRPP')).toBe(true);
    expect(isBic('BNPAFRPPX')).toBe(false);
  });
});

describe('a VAT number', () => {
  it('has the key of its SIREN', () => {
    expect(isVatNumber('FR40303265045')).toBe(true);
    expect(isVatNumber('FR41303265045')).toBe(false);
    expect(isVatNumber('DE40303265045')).toBe(false);
    expect(vatNumberOf(sirenOf('73282932000074'))).toBe('FR44732829320');
    fc.assert(fc.property(digits(9), (siren) => isVatNumber(vatNumberOf(siren))));
  });
});

describe('the mention of a legal form', () => {
  it('is « EI » for a sole trader, and states the capital of a company', () => {
    const plain = (form: string | null, cents: number | null) => legalMention(form, cents).replaceAll(/\s/g, ' ');
    expect(plain('ei', null)).toBe('EI');
    expect(plain('micro', null)).toBe('EI');
    expect(plain('sarl', null)).toBe('SARL');
    expect(plain('sarl', 800_000)).toBe('SARL au capital de 8 000 €');
    expect(plain('sas', 152_449)).toBe('SAS au capital de 1 524,49 €');
    expect(plain('other', null)).toBe('');
    expect(plain(null, null)).toBe('');
  });
});
