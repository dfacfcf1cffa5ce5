// The form of one household. It takes in what others save meanwhile, and shows a conflict where both changed the same field.
import { zodResolver } from '@hookform/resolvers/zod';
import type { ListedMoment } from '@liesse/domain';
import { Plus, Trash2, UserPlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormProvider, useFieldArray } from 'react-hook-form';
import type { Home } from '#web/features/guests/guest-cache.ts';
import { ConflictNotice } from '#web/features/guests/household/conflict-notice.tsx';
import {
  formOf,
  type HouseholdForm,
  householdForm,
  newHousehold,
  newPerson,
} from '#web/features/guests/household/household-form.ts';
import { mergeForms } from '#web/features/guests/household/household-merge.ts';
import { PersonFields } from '#web/features/guests/household/person-fields.tsx';
import { useHouseholdMutations } from '#web/features/guests/household/use-household-mutations.ts';
import { RepliesToConfirm } from '#web/features/guests/list/replies-to-confirm.tsx';
import { useRemoteChanges } from '#web/features/guests/use-remote-changes.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { household as text } from '#web/locales/fr/client/household.ts';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { focusFirstInvalid, InvalidFields } from '#web/ui/fields/invalid-fields.tsx';
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
            <Button type="submit" form={formId} isBusy={isSubmitting}>
              {home === null ? text.create : text.save}
            </Button>
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
          onSubmit={form.handleSubmit(mutations.save, () => requestAnimationFrame(() => focusFirstInvalid(formId)))}
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
            <TextField
              {...register('name')}
              label={text.name}
              hint={text.nameHint}
              autoComplete="off"
              optional={fields.optional}
              error={errors.name?.message}
            />
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
            <TextField
              {...register('address')}
              label={text.address}
              autoComplete="off"
              optional={fields.optional}
              error={errors.address?.message}
            />
            <h3 className="mt-4 text-heading">{text.people}</h3>
            {people.fields.map((person, index) => (
              <PersonFields
                // The form's own key changes when it takes in what others wrote, and the focused field would be replaced.
                key={person.id ?? person.key}
                index={index}
                person={person}
                moments={moments}
                onRemove={people.fields.length > 1 ? () => people.remove(index) : null}
              />
            ))}
            {canEdit && (
              <div className="-ml-4 flex flex-wrap gap-2">
                <Button
                  look="quiet"
                  size="small"
                  icon={<Plus {...icon} />}
                  onClick={() => people.append(newPerson(moments))}
                >
                  {text.addPerson}
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  icon={<UserPlus {...icon} />}
                  onClick={() => people.append(newPerson(moments, true))}
                >
                  {text.addCompanion}
                </Button>
              </div>
            )}
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
