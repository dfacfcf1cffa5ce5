import { describe, expect, it } from 'vitest';
import { formOf, missingLegalFacts, mistakesOf, valueOf } from './fields.ts';

describe('the form of a setting', () => {
  it('shows what is stored and writes it back unchanged', () => {
    const contact = { email: null, phone: '01 99 00 12 34', address: ['1 rue X', '75000 Paris'] };
    const form = formOf('contact', contact);
    expect(form).toEqual({ email: '', phone: '01 99 00 12 34', address: '1 rue X\n75000 Paris' });
    expect(valueOf('contact', contact, form)).toEqual(contact);
    const legal = { siret: '73282932000074' };
    expect(formOf('legal', legal)['siret']).toBe('732 829 320 00074');
    expect(valueOf('legal', legal, formOf('legal', legal))['siret']).toBe('73282932000074');
  });

  it('shows and writes a telephone number in pairs, whatever separators were typed', () => {
    expect(formOf('contact', { phone: '0199001234' })['phone']).toBe('01 99 00 12 34');
    expect(valueOf('contact', {}, { phone: '01-99-00-12-34' })['phone']).toBe('01 99 00 12 34');
    expect(mistakesOf('contact', { phone: '01-99-00-12-34' }).size).toBe(0);
  });

  it('writes numbers and choices as such', () => {
    expect(valueOf('limits', {}, { events_per_account: ' 12 ' })).toMatchObject({ events_per_account: 12 });
    expect(valueOf('signup', {}, { clients: true, partners: false })).toEqual({ clients: true, partners: false });
  });

  it('names each mistake at its field', () => {
    const mistakes = mistakesOf('retention', {
      allergies_days: '0',
      log_months: '13',
      contact_months: '12,5',
      agreement_years: '5',
      inactive_months: '',
    });
    expect(Object.fromEntries(mistakes)).toEqual({
      allergies_days: 'Le minimum légal est de 1\u00a0jour.',
      log_months: 'Le maximum légal est de 12\u00a0mois.',
      contact_months: 'Indiquez un nombre entier.',
      inactive_months: 'Indiquez un nombre entier.',
    });
    expect(mistakesOf('social', { instagram: 'javascript:alert(1)' }).size).toBe(1);
    expect(mistakesOf('legal', { siret: '732 829 320 00075' }).size).toBe(1);
    expect(mistakesOf('identity', { name: ' ', logo: '' }).size).toBe(1);
  });

  it('lists the legal facts that are missing', () => {
    expect(missingLegalFacts({ company: 'Liesse SAS', form: 'SAS', siret: '1', director: 'A', host: 'B' })).toEqual([
      'Médiateur de la consommation',
    ]);
  });
});
