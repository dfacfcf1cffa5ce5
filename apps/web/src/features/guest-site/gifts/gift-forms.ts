// The forms of a gift: two fields to add one, all of them to change it. The database validates everything again.
import type { TablesUpdate } from '@liesse/database';
import * as z from 'zod/mini';
import type { Version } from '#web/features/events/versions/versions.ts';
import { type Gift, type GiftHousehold, giverOf, householdNamed } from '#web/features/guest-site/gifts/gifts.ts';
import { gifts } from '#web/locales/fr/client/gifts.ts';

const { invalid } = gifts;

const names = {
  giver: z.string().check(z.trim(), z.minLength(1, invalid.giver), z.maxLength(160, invalid.longGiver)),
  label: z.string().check(z.trim(), z.minLength(1, invalid.label), z.maxLength(200, invalid.longLabel)),
};

export const newGiftForm = z.object(names);
export type NewGiftForm = z.infer<typeof newGiftForm>;

export const giftForm = z.object({
  ...names,
  amountCents: z.nullable(z.int(invalid.amount).check(z.minimum(1, invalid.amount), z.maximum(1e8, invalid.amount))),
  receivedOn: z.iso.date(invalid.date),
  thankedOn: z.nullable(z.iso.date(invalid.date)),
});
export type GiftForm = z.infer<typeof giftForm>;

export const giftVersionOf = (gift: Gift): Version<GiftForm> => ({
  version: gift.version,
  values: {
    giver: giverOf(gift),
    label: gift.label,
    amountCents: gift.amount_cents,
    receivedOn: gift.received_on,
    thankedOn: gift.thanked_on,
  },
});

/** A name that did not change means the same household as before, also when another one now has that name. */
export const rowOf = (form: GiftForm, gift: Gift, households: readonly GiftHousehold[]): TablesUpdate<'gifts'> => ({
  giver: form.giver,
  household_id: form.giver === giverOf(gift) ? gift.household_id : householdNamed(households, form.giver),
  label: form.label,
  amount_cents: form.amountCents,
  received_on: form.receivedOn,
  thanked_on: form.thankedOn,
});
