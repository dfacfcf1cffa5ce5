// Invites a person by mail to organise the event.
import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { type InviteForm, inviteForm } from '#web/features/events/forms.ts';
import { inviteMember } from '#web/features/events/members/mutations.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { members as text } from '#web/locales/fr/client/members.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const { roles } = events;
const options = (['editor', 'viewer'] as const).map((value) => ({
  value,
  label: roles[value],
  hint: text.roleHints[value],
}));
const empty: InviteForm = { email: '', role: 'editor', canSeeBudget: true };

export function InviteMember({ eventId }: { eventId: string }) {
  const invite = useEventMutation({
    mutationFn: ({ email, ...rights }: InviteForm) => inviteMember(eventId, email, rights),
    invalidates: [eventKeys.memberInvitations(eventId)],
    success: (_data, { email }) => ({ title: text.invited, description: text.invitedText(email) }),
  });
  const [{ register, control, handleSubmit, reset, formState }, draft] = useDraftForm<InviteForm>(
    `team-invite:${eventId}`,
    {
      resolver: zodResolver(inviteForm),
      defaultValues: empty,
    },
  );
  const role = useWatch({ control, name: 'role' });
  const submit = handleSubmit(async (values) => {
    if ((await invite.run(values)) === null) return;
    reset(empty);
    draft.erase();
  });
  return (
    <Section title={text.inviteTitle} description={text.inviteDescription}>
      <form noValidate onSubmit={submit} className="flex max-w-measure flex-col gap-5">
        <DraftNotice draft={draft} />
        <TextField
          {...register('email')}
          type="email"
          label={text.email}
          autoComplete="off"
          error={formState.errors.email?.message ?? invite.errorMessage ?? undefined}
        />
        <RadioGroup {...register('role')} label={text.inviteRole} options={options} />
        {role === 'viewer' && <Checkbox {...register('canSeeBudget')}>{text.seesBudget}</Checkbox>}
        <div>
          <Button type="submit" isBusy={formState.isSubmitting}>
            {text.invite}
          </Button>
        </div>
      </form>
    </Section>
  );
}
