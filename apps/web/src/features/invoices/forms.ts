// The schemas of the forms about invoices. The database validates everything again.
import { isSiren, paymentMethods } from '@liesse/domain';
import * as z from 'zod/mini';
import { formatMoney } from '#web/lib/format/format.ts';
import { invoices } from '#web/locales/fr/partner/invoices.ts';

const { invalid } = invoices;

const text = (most: number, long: string) => z.string().check(z.trim(), z.maxLength(most, long));
const withoutSpaces = (value: string): string => value.replaceAll(/\s/g, '');

/** A company has a SIREN and an address; of a person the name is enough. */
export const buyerForm = (today: string) =>
  z
    .object({
      name: z.string().check(z.trim(), z.minLength(1, invalid.name), z.maxLength(120, invalid.longName)),
      isCompany: z.boolean(),
      siren: z.string(),
      street: text(200, invalid.longStreet),
      postcode: z.string().check(z.trim(), z.regex(/^(?:\d{5})?$/, invalid.postcode)),
      commune: text(80, invalid.longCommune),
      dueOn: z.iso.date(invalid.day).check(z.refine((day) => day >= today, invalid.past)),
    })
    .check(
      required('siren', invalid.siren, ({ siren }) => isSiren(withoutSpaces(siren))),
      required('street', invalid.street, ({ street }) => street !== ''),
      required('postcode', invalid.postcode, ({ postcode }) => postcode !== ''),
      required('commune', invalid.commune, ({ commune }) => commune !== ''),
    );

export interface BuyerForm {
  name: string;
  isCompany: boolean;
  siren: string;
  street: string;
  postcode: string;
  commune: string;
  dueOn: string;
}

/** Asked of companies alone. */
const required = (field: keyof BuyerForm, error: string, holds: (form: BuyerForm) => boolean) =>
  z.refine<BuyerForm>((form) => !form.isCompany || holds(form), { path: [field], error });

const amount = (most: number) =>
  z.int(invalid.money).check(z.minimum(1, invalid.zero), z.maximum(most, invalid.tooMuch(formatMoney(most))));

export const paymentForm = (most: number, today: string) =>
  z.object({
    cents: amount(most),
    paidOn: z.iso.date(invalid.day).check(z.refine((day) => day <= today, invalid.future)),
    method: z.enum(paymentMethods),
  });
export type PaymentForm = z.infer<ReturnType<typeof paymentForm>>;

export const creditForm = (most: number) => z.object({ cents: amount(most), reason: text(300, invalid.longReason) });
export type CreditForm = z.infer<ReturnType<typeof creditForm>>;
