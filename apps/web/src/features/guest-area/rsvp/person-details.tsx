// The fields about one person for a browser without JavaScript, which cannot show them to those who come alone. The server renders them
// in a <noscript> element.
import { courses, diets, dietsOf } from '@liesse/domain';
import { ChevronDown } from 'lucide-react';
import {
  dishesOf,
  fullName,
  type Invitation,
  type InvitedPerson,
  momentsOf,
} from '#web/features/guest-area/invitation/invitation.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { fieldNames } from '#web/features/guest-area/rsvp/posted-reply.ts';
import { limits, type PersonDraft, type Problem } from '#web/features/guest-area/rsvp/reply.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface PersonDetailsProps {
  invitation: Invitation;
  person: InvitedPerson;
  draft: PersonDraft;
  problems: readonly Problem[];
}

export function PersonDetails({ invitation, person, draft, problems }: PersonDetailsProps) {
  const { reply: text } = useGuestText();
  const { id, is_plus_one: isPlusOne } = person;
  const asksDiet = invitation.look.asks_diet;
  const menus = momentsOf(invitation, person).flatMap((moment) =>
    courses.flatMap((course) => {
      const dishes = dishesOf(moment, person, course);
      return dishes.length === 0 ? [] : [{ moment, course, dishes }];
    }),
  );
  if (!isPlusOne && menus.length === 0 && !asksDiet) return null;
  const name = isPlusOne ? text.plusOne : fullName(person);
  const has = (kind: Problem['kind']) => problems.some((problem) => problem.kind === kind);
  return (
    <details open={isPlusOne || problems.length > 0} className="group border-hairline border-t py-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <span className="wrap-anywhere min-w-0">{text.detailsOf(name)}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet group-open:rotate-180" strokeWidth={1.5} />
      </summary>
      <input type="hidden" name={fieldNames.details(id)} value="1" />
      <div className="flex flex-col gap-5 pb-3">
        {isPlusOne && (
          <>
            <p className="text-quiet text-small">{text.plusOneHint}</p>
            <div className="grid gap-4 tablet:grid-cols-2">
              <TextField
                name={fieldNames.firstName(id)}
                label={text.firstName}
                required={false}
                defaultValue={draft.firstName}
                maxLength={limits.name}
                autoComplete="off"
                error={has('plus-one-name') ? text.nameMissing : undefined}
              />
              <TextField
                name={fieldNames.lastName(id)}
                label={text.lastName}
                optional={text.optional}
                defaultValue={draft.lastName}
                maxLength={limits.name}
                autoComplete="off"
              />
            </div>
          </>
        )}
        {menus.map(({ moment, course, dishes }) => (
          <RadioGroup
            key={`${moment.id} ${course}`}
            name={fieldNames.dish(id, moment.id, course)}
            label={text.course(text.courses[course], moment.name)}
            defaultValue={draft.menu[moment.id]?.[course] ?? ''}
            options={dishes.map((dish) => ({
              value: dish.id,
              label: dish.name,
              ...(dish.description !== '' && { hint: dish.description }),
            }))}
          />
        ))}
        {asksDiet && (
          <>
            <fieldset className="min-w-0">
              <legend className="mb-1.5 font-medium text-small">
                {text.diet} <span className="font-normal text-quiet">{text.optional}</span>
              </legend>
              <div className="flex flex-wrap gap-x-6">
                {diets.map((diet) => (
                  <Checkbox
                    key={diet}
                    name={fieldNames.diet(id)}
                    value={diet}
                    defaultChecked={dietsOf(draft.diet).includes(diet)}
                  >
                    {text.diets[diet]}
                  </Checkbox>
                ))}
              </div>
            </fieldset>
            <TextField
              name={fieldNames.allergies(id)}
              label={text.allergies}
              optional={text.optional}
              hint={text.allergiesHint}
              defaultValue={draft.allergies}
              error={has('too-long') ? text.tooLong(limits.allergies) : undefined}
            />
            <Checkbox
              name={fieldNames.consent(id)}
              defaultChecked={draft.consents}
              error={has('consent') ? text.consentMissing : undefined}
            >
              {text.consent}
            </Checkbox>
          </>
        )}
      </div>
    </details>
  );
}
