import { describe, expect, it } from 'vitest';
import { buyerForm, creditForm, paymentForm } from '#web/features/invoices/forms.ts';

const TODAY = '2026-11-16';
const person = {
  name: 'Léa Durand',
  isCompany: false,
  siren: '',
  street: '',
  postcode: '',
  commune: '',
  dueOn: '2026-12-16',
};
const company = {
  ...person,
  isCompany: true,
  siren: '732 829 320',
  street: '3 rue Haute',
  postcode: '21200',
  commune: 'Beaune',
};

const problemsOf = (form: typeof person) =>
  buyerForm(TODAY)
    .safeParse(form)
    .error?.issues.map(({ path }) => path.join('.'));

describe('the client of an invoice', () => {
  it('is a person with a name, or a company with its SIREN and address', () => {
    expect(problemsOf(person)).toBeUndefined();
    expect(problemsOf(company)).toBeUndefined();
  });

  it.each([
    ['name', { ...person, name: ' ' }],
    ['postcode', { ...person, postcode: '2120' }],
    ['dueOn', { ...person, dueOn: '2026-11-15' }],
    ['dueOn', { ...person, dueOn: 'demain' }],
    ['siren', { ...company, siren: '732829321' }],
    ['street', { ...company, street: '' }],
    ['postcode', { ...company, postcode: '' }],
    ['commune', { ...company, commune: '' }],
  ])('has a problem with %s', (field, form) => {
    expect(problemsOf(form)).toEqual([field]);
  });
});

it('a payment is at most what is owed, and not in the future', () => {
  const form = paymentForm(5000, TODAY);
  const payment = { cents: 5000, paidOn: TODAY, method: 'cash' };
  expect(form.safeParse(payment).success).toBe(true);
  for (const wrong of [
    { cents: 5001 },
    { cents: 0 },
    { cents: Number.NaN },
    { paidOn: '2026-11-17' },
    { method: '' },
  ]) {
    expect(form.safeParse({ ...payment, ...wrong }).success).toBe(false);
  }
});

it('a credit note is at most the rest of its invoice', () => {
  expect(creditForm(100).safeParse({ cents: 100, reason: '' }).success).toBe(true);
  expect(creditForm(100).safeParse({ cents: 101, reason: '' }).success).toBe(false);
});
