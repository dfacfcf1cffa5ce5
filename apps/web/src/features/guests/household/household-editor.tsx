// The form of one household. It takes in what others save meanwhile, and shows a conflict where both changed the same field.
import { zodResolver } from '@hookform/resolvers/zod';
import { guestLanguages, type ListedMoment } from '@liesse/domain';
import { Plus, Trash2, UserPlus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { FormProvider, useFieldArray, useWatch } from 'react-hook-form';
import type { Home } from '#web/features/guests/guest-cache.ts';
import { ConflictNotice } from '#web/features/guests/household/conflict-notice.tsx';
import {
  anotherPerson,
  composedName,
  formOf,
  type HouseholdForm,
  householdForm,
  newHousehold,
} from '#web/features/guests/household/household-form.ts';
import { mergeForms } from '#web/features/guests/household/household-merge.ts';
import { HouseholdMoments } from '#web/features/guests/household/household-moments.tsx';
import { PersonFields } from '#web/features/guests/household/person-fields.tsx';
import { useHouseholdMutations } from '#web/features/guests/household/use-household-mutations.ts';
import { RepliesToConfirm } from '#web/features/guests/list/replies-to-confirm.tsx';
import { useRemoteChanges } from '#web/features/guests/use-remote-changes.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { capitalised, formatLanguage } from '#web/lib/format/format.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { household as text } from '#web/locales/fr/client/household.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { focusFirstInvalid, InvalidFields } from '#web/ui/fields/invalid-fields.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

interface HouseholdEditorProps {
  eventId: string;
  canEdit: boolean;
  moments: readonly ListedMoment[];
  home: Home | null;
  renderInvitation: RenderInvitation;
  onClose: () => void;
}

/** Renders the invitation of the household: another feature, which the page adds for those who edit. */
export type RenderInvitation = (household: Home['household']) => ReactNode;

export function HouseholdEditor(props: HouseholdEditorProps) {
  const { eventId, canEdit, moments, home, renderInvitation, onClose } = props;
  const formId = useId();
  // The draft is private because it may hold allergies. It is merged with what others saved since, as an open form is.
  const [form, draft] = useDraftForm<HouseholdForm>(
    `household:${home?.household.id ?? 'new'}`,
    {
      resolver: zodResolver(householdForm),
      defaultValues: home === null ? newHousehold(moments) : formOf(home, moments),
    },
    { isPrivate: true, merge: (before, mine, theirs) => mergeForms(before, mine, theirs).values },
  );
  const { register, control, formState } = form;
  const people = useFieldArray({ control, name: 'people', keyName: 'key' });
  const remote = useRemoteChanges(form, { home, moments });
  const close = () => {
    draft.erase();
    onClose();
  };
  const mutations = useHouseholdMutations({ eventId, moments, base: remote.base, onDone: close });
  const { errors, isSubmitting } = formState;
  const [name, side, tags, address, language] = useWatch({
    control,
    name: ['name', 'side', 'tags', 'address', 'language'],
  });
  const composed = composedName(useWatch({ control, name: 'people' }));
  const nameHint = name === '' && composed !== '' ? text.nameComposed(composed) : text.nameHint;
  const isInMore = [side, tags, address, language].some((value) => value !== '');
  const hasMore = isInMore || [errors.side, errors.tags, errors.address].some((error) => error !== undefined);
  const onInvalid = () => requestAnimationFrame(() => focusFirstInvalid(formId));

  // The number of households that were added here one after the other.
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) form.setFocus('people.0.first_name');
  }, [added, form]);
  const startAnother = () => {
    draft.erase();
    form.reset(newHousehold(moments));
    setAdded((count) => count + 1);
  };
  const add = (isPlusOne = false) => people.append(anotherPerson(form.getValues('people'), moments, isPlusOne));

  const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={home?.household.name ?? text.newTitle}
      {...(canEdit && {
        actions: (
          <>
            <InvalidFields form={formId} />
            <div className="flex flex-col-reverse gap-3 max-tablet:w-full tablet:flex-row">
              {home === null && (
                <Button
                  look="secondary"
                  isBusy={isSubmitting}
                  onClick={form.handleSubmit((values) => mutations.save(values, startAnother), onInvalid)}
                >
                  {text.createAnother}
                </Button>
              )}
              <Button type="submit" form={formId} isBusy={isSubmitting}>
                {home === null ? text.create : text.save}
              </Button>
            </div>
          </>
        ),
      })}
    >
      <FormProvider {...form}>
        {/* A viewer has no field to focus, and must be able to scroll the form by keyboard. */}
        <form
          id={formId}
          noValidate
          tabIndex={canEdit ? undefined : 0}
          onSubmit={form.handleSubmit((values) => mutations.save(values), onInvalid)}
          className="flex flex-col gap-5"
        >
          <div className="flex flex-col gap-5 empty:hidden">
            <DraftNotice draft={draft} />
            {mutations.errorMessage !== null && <Notice tone="danger">{mutations.errorMessage}</Notice>}
            {remote.conflict !== null && (
              <ConflictNotice conflict={remote.conflict} moments={moments} people={people.fields} />
            )}
            {home !== null && (
              <RepliesToConfirm eventId={eventId} moments={moments} people={home.people} canEdit={canEdit} />
            )}
            {!canEdit && <Notice tone="note">{guests.viewer}</Notice>}
          </div>
          <fieldset disabled={!canEdit} className="flex min-w-0 flex-col gap-5">
            <h3 className="text-heading">{text.people}</h3>
            {people.fields.map((person, index) => (
              <PersonFields
                // The form's own key changes when it takes in what others wrote, and the focused field would be replaced.
                key={person.id ?? person.key}
                index={index}
                person={person}
                moments={moments}
                isFocused={home === null && index === 0}
                onRemove={people.fields.length > 1 ? () => people.remove(index) : null}
              />
            ))}
            {canEdit && (
              <div className="-ml-4 flex flex-wrap gap-2">
                <Button look="quiet" size="small" icon={<Plus {...icon} />} onClick={() => add()}>
                  {text.addPerson}
                </Button>
                <Button look="quiet" size="small" icon={<UserPlus {...icon} />} onClick={() => add(true)}>
                  {text.addCompanion}
                </Button>
              </div>
            )}
            <div className="mt-2 flex flex-col gap-5 border-hairline border-t pt-5">
              {moments.length > 0 && <HouseholdMoments moments={moments} />}
              <TextField
                {...register('name')}
                label={text.name}
                hint={nameHint}
                autoComplete="off"
                optional={fields.optional}
                error={errors.name?.message}
              />
              <details open={home !== null || hasMore}>
                <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent text-small underline-offset-4 hover:underline">
                  {text.more}
                </summary>
                <div className="mt-2 flex flex-col gap-5">
                  <div className="grid gap-5 tablet:grid-cols-2">
                    <TextField
                      {...register('side')}
                      label={text.side}
                      hint={text.sideHint}
                      autoComplete="off"
                      optional={fields.optional}
                      error={errors.side?.message}
                    />
                    <TextField
                      {...register('tags')}
                      label={text.tags}
                      hint={text.tagsHint}
                      autoComplete="off"
                      optional={fields.optional}
                      error={errors.tags?.message}
                    />
                  </div>
                  <SelectField
                    {...register('language')}
                    label={text.language}
                    hint={text.languageHint}
                    options={languageOptions(language)}
                  />
                  <TextField
                    {...register('address')}
                    label={text.address}
                    autoComplete="off"
                    optional={fields.optional}
                    error={errors.address?.message}
                  />
                </div>
              </details>
            </div>
          </fieldset>
          {canEdit && home !== null && renderInvitation(home.household)}
          {canEdit && home !== null && (
            <div className="mt-3 border-hairline border-t pt-4">
              <Button
                look="quiet"
                size="small"
                icon={<Trash2 {...icon} />}
                isBusy={mutations.isRemoving}
                onClick={() => void mutations.remove()}
              >
                {text.remove}
              </Button>
            </div>
          )}
        </form>
      </FormProvider>
    </SidePanel>
  );
}

/** An imported household may have a language that the pages of guests do not speak. */
const languageOptions = (current: string) => [
  { value: '', label: text.noLanguage },
  ...[...new Set<string>([...guestLanguages, current])]
    .filter((code) => code !== '')
    .map((code) => ({ value: code, label: capitalised(formatLanguage(code)) })),
];
