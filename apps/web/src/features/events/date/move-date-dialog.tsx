// Changes the date of an event. It previews everything that follows the date before it writes.
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { dateDependents, dateMoveQuery, mailNewDate, moveEventDate } from '#web/features/events/date/date-move.ts';
import { DateMovePreview } from '#web/features/events/date/date-move-preview.tsx';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { useToday } from '#web/features/events/use-today.ts';
import { type CivilDate, formatCivilDate, isCivilDate } from '#web/lib/format/civil-date.ts';
import { eventForms } from '#web/locales/fr/client/event-forms.ts';
import { moveDate as text } from '#web/locales/fr/client/move-date.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

export default function MoveDateDialog({ event, onClose }: { event: PlannedEvent; onClose: () => void }) {
  const today = useToday();
  const [typed, setTyped] = useState<CivilDate | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [mailsGuests, setMailsGuests] = useState(false);
  const [messagesPartners, setMessagesPartners] = useState(true);
  const day = typed !== null && isCivilDate(typed) && typed !== event.starts_on ? typed : null;
  const preview = useQuery({ ...dateMoveQuery(event.id, day ?? ''), enabled: day !== null });
  const mails = preview.data?.invitations.mails ?? 0;
  const canMail = mails > 0;
  const canMessage = (preview.data?.bookings.length ?? 0) > 0;

  const isMailing = canMail && mailsGuests;
  const move = useEventMutation({
    mutationFn: (newDay: CivilDate) => moveEventDate(event.id, newDay, canMessage && messagesPartners),
    invalidates: dateDependents(event.id),
    success: (_data, newDay) => (isMailing ? undefined : { title: text.moved(formatCivilDate(newDay)) }),
    errorTitle: text.failed,
  });
  const mail = useToastMutation({
    mutationFn: (_title: string) => mailNewDate(event.id, crypto.randomUUID()),
    invalidates: [eventKeys.invitations(event.id)],
    success: ({ count }, title) => ({ title, description: text.mailed(count) }),
    errorTitle: text.notMailed,
    // The date has changed already: what is refused here can be sent later from the invitations.
    errorMessage: ({ message }) => `${message} ${text.mailLater}`,
  });

  async function submit(submitted: FormEvent) {
    submitted.preventDefault();
    setAsked(true);
    if (day === null || move.isPending) return;
    if ((await move.run(day)) === null) return;
    if (isMailing) await mail.run(text.moved(formatCivilDate(day)));
    onClose();
  }

  return (
    <FormDialog
      title={event.starts_on === null ? text.setTitle : text.title}
      description={text.text}
      submitLabel={day === null ? text.submitUnknown : text.submit(formatCivilDate(day))}
      isBusy={move.isPending || mail.isPending}
      onSubmit={(submitted) => void submit(submitted)}
      onClose={onClose}
    >
      {move.errorMessage !== null && <Notice tone="danger">{move.errorMessage}</Notice>}
      <DateField
        label={text.field}
        value={typed}
        onChange={setTyped}
        hint={event.starts_on === null ? undefined : text.now(formatCivilDate(event.starts_on))}
        error={
          typed === null
            ? isAsked
              ? eventForms.invalid.badDate
              : undefined
            : typed === event.starts_on
              ? text.same
              : undefined
        }
      />
      {day !== null && day < today && <Notice tone="note">{text.past}</Notice>}
      <div aria-live="polite">
        {day !== null && preview.data === undefined && !preview.isError && <SkeletonLines count={4} />}
        {day !== null && preview.isError && (
          <ErrorState message={text.previewFailed} onRetry={() => void preview.refetch()} />
        )}
        {day !== null && preview.data !== undefined && <DateMovePreview move={preview.data} />}
      </div>
      {day !== null && (canMail || canMessage) && (
        <fieldset className="flex flex-col gap-4 border-hairline border-t pt-5">
          <legend className="sr-only">{text.tell}</legend>
          {canMail && (
            <Checkbox checked={mailsGuests} onChange={({ target }) => setMailsGuests(target.checked)}>
              <span className="block font-medium">{text.mailGuests}</span>
              <span className="block text-quiet">{text.mailGuestsText(mails)}</span>
            </Checkbox>
          )}
          {canMessage && (
            <Checkbox checked={messagesPartners} onChange={({ target }) => setMessagesPartners(target.checked)}>
              <span className="block font-medium">{text.messagePartners}</span>
              <span className="block text-quiet">{text.messagePartnersText}</span>
            </Checkbox>
          )}
        </fieldset>
      )}
    </FormDialog>
  );
}
