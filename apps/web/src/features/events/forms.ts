// The schemas of an event's forms, with the messages at their fields. The database validates everything again.
import { eventKinds, momentKinds, websiteColours } from '@liesse/domain';
import * as z from 'zod/mini';
import { eventForms } from '#web/locales/fr/client/event-forms.ts';
import { website } from '#web/locales/fr/client/website.ts';
import { isTime } from '#web/ui/fields/value/time-field-text.ts';

const { invalid } = eventForms;

const day = z.nullable(z.iso.date(invalid.badDate));
const name = z.string().check(z.trim(), z.minLength(1, invalid.name), z.maxLength(160, invalid.longName));
const place = z.string().check(z.trim(), z.maxLength(240, invalid.longPlace));
const people = z.nullable(
  z.int(invalid.guests).check(z.minimum(1, invalid.guests), z.maximum(100_000, invalid.guests)),
);
const cents = z.nullable(
  z.int(invalid.budget).check(z.minimum(0, invalid.budget), z.maximum(100_000_000_000, invalid.budget)),
);

export const detailsForm = z
  .object({
    kind: z.enum(eventKinds),
    name,
    startsOn: day,
    endsOn: day,
    place,
    expectedGuests: people,
    rsvpClosesOn: day,
  })
  .check(
    z.refine(({ startsOn, endsOn }) => endsOn === null || startsOn !== null, {
      path: ['endsOn'],
      error: invalid.endAlone,
    }),
    z.refine(({ startsOn, endsOn }) => endsOn === null || startsOn === null || endsOn >= startsOn, {
      path: ['endsOn'],
      error: invalid.endBeforeStart,
    }),
    z.refine(
      ({ startsOn, endsOn, rsvpClosesOn }) =>
        rsvpClosesOn === null || startsOn === null || rsvpClosesOn <= (endsOn ?? startsOn),
      { path: ['rsvpClosesOn'], error: invalid.rsvpTooLate },
    ),
  );

export const budgetForm = z.object({ cents });

export const momentForm = z.object({
  kind: z.enum(momentKinds),
  name: z.string().check(z.trim(), z.minLength(1, invalid.momentName), z.maxLength(120, invalid.longMomentName)),
  day,
  hour: z.nullable(z.string().check(z.refine(isTime, invalid.badHour))),
  durationMinutes: z.nullable(
    z.int(invalid.duration).check(z.minimum(1, invalid.duration), z.maximum(2880, invalid.duration)),
  ),
  place,
  address: z.string().check(z.trim(), z.maxLength(500, invalid.longAddress)),
  capacity: people,
});

/** Without the moments, which have a form of their own each. */
export const wizardForm = z
  .object({
    kind: z.enum(eventKinds),
    name,
    startsOn: day,
    isUndated: z.boolean(),
    place,
    expectedGuests: people,
    budgetCents: cents,
  })
  .check(
    z.refine(({ startsOn, isUndated }) => isUndated || startsOn !== null, {
      path: ['startsOn'],
      error: invalid.date,
    }),
  );

export const copyForm = z.object({ name, startsOn: day, withGuests: z.boolean() });

export const inviteForm = z.object({
  email: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.trim()),
    ),
    z.email(invalid.email),
  ),
  role: z.enum(['editor', 'viewer']),
  canSeeBudget: z.boolean(),
});

export const websiteForm = z.object({
  colour: z.enum(websiteColours),
  title: z.string().check(z.trim(), z.maxLength(160, website.invalid.title)),
  welcome: z.string().check(z.trim(), z.maxLength(3000, website.invalid.welcome)),
  transport: z.string().check(z.trim(), z.maxLength(3000, website.invalid.welcome)),
  lodging: z.string().check(z.trim(), z.maxLength(3000, website.invalid.welcome)),
  practical: z.string().check(z.trim(), z.maxLength(6000, website.invalid.practical)),
  giftUrl: z.string().check(
    z.trim(),
    z.maxLength(500, website.invalid.gift),
    z.refine((text) => text === '' || isSecureAddress(text), website.invalid.gift),
  ),
  contactEmail: z.string().check(
    z.trim(),
    z.maxLength(254, website.invalid.contactEmail),
    z.refine((text) => text === '' || /^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(text), website.invalid.contactEmail),
  ),
  contactPhone: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || /^\+?[\d .()-]{6,31}$/.test(text), website.invalid.contactPhone),
  ),
  asks_song: z.boolean(),
  asks_message: z.boolean(),
  asks_diet: z.boolean(),
  has_album: z.boolean(),
});

export type DetailsForm = z.infer<typeof detailsForm>;
export type BudgetForm = z.infer<typeof budgetForm>;
export type MomentForm = z.infer<typeof momentForm>;
export type WizardForm = z.infer<typeof wizardForm>;
export type CopyForm = z.infer<typeof copyForm>;
export type InviteForm = z.infer<typeof inviteForm>;
export type WebsiteForm = z.infer<typeof websiteForm>;

function isSecureAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.hostname.includes('.') && !/\s/.test(text);
}
