// The parts of a quote that the database answers alike to the partner and to the client.
import { instalmentKinds } from '@liesse/domain';
import * as z from 'zod/mini';

export const quoteLine = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string(),
  quantity: z.number(),
  unit: z.string(),
  unit_cents: z.number(),
  vat_rate: z.number(),
  discount_percent: z.number(),
  is_per_guest: z.boolean(),
  is_optional: z.boolean(),
  is_chosen: z.boolean(),
  ht_cents: z.number(),
});

export const quoteTerm = z.object({
  label: z.catch(z.string(), ''),
  kind: z.enum(instalmentKinds),
  percent: z.optional(z.number()),
  amount_cents: z.optional(z.number()),
  days_before: z.catch(z.nullable(z.number()), null),
});

/** The amounts that the database computed from the lines. */
export const quoteAmounts = {
  discount_percent: z.number(),
  discount_cents: z.number(),
  total_discount_cents: z.number(),
  total_ht_cents: z.number(),
  total_vat_cents: z.number(),
  total_ttc_cents: z.number(),
  vat: z.array(z.object({ rate: z.number(), base_cents: z.number(), vat_cents: z.number() })),
};
