// What a template holds: the parts of a quote that do not depend on the client.
import { instalmentKinds, vatRates } from '@liesse/domain';
import * as z from 'zod/mini';

/** A template is read leniently: a part that another version wrote is taken as absent. */
export const templateBody = z.object({
  title: z.catch(z.string(), ''),
  notes: z.catch(z.string(), ''),
  lines: z.catch(
    z.array(
      z.object({
        label: z.string(),
        description: z.catch(z.string(), ''),
        quantity: z.number(),
        unit: z.catch(z.string(), ''),
        unit_cents: z.number(),
        vat_rate: z.catch(z.literal(vatRates), 20),
        discount_percent: z.catch(z.number(), 0),
        is_per_guest: z.catch(z.boolean(), false),
        is_optional: z.catch(z.boolean(), false),
      }),
    ),
    [],
  ),
  terms: z.catch(
    z.array(
      z.object({
        label: z.string(),
        kind: z.enum(instalmentKinds),
        percent: z.optional(z.number()),
        amount_cents: z.optional(z.number()),
        days_before: z.nullable(z.number()),
      }),
    ),
    [],
  ),
});
export type TemplateBody = z.infer<typeof templateBody>;
