// Asks one or several partners for a quote, with the facts of the event and a proposed message.
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { PARTNERS_PATH } from '#web/features/event-partners/addresses.ts';
import { AskFacts } from '#web/features/event-partners/components/ask-facts.tsx';
import { AskTargets } from '#web/features/event-partners/components/ask-targets.tsx';
import { type AskForm, askForm } from '#web/features/event-partners/forms.ts';
import { askForQuotes } from '#web/features/event-partners/mutations.ts';
import { canBeAsked, type EventPartner } from '#web/features/event-partners/partner-board.ts';
import { proposeMessage } from '#web/features/event-partners/proposed-message.ts';
import { askedPartnersQuery, eventPartnersKey } from '#web/features/event-partners/queries.ts';
import { hintOf } from '#web/features/event-partners/refusals.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { refusalSentence } from '#web/lib/api/calls.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { focusFirstInvalid, InvalidFields } from '#web/ui/fields/invalid-fields.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

const { ask: text } = eventPartners;

interface AskSheetProps {
  event: PlannedEvent;
  personName: string;
  entries: readonly EventPartner[];
  /** The ids in the address. */
  partners: readonly string[];
}

export default function AskSheet({ event, personName, entries, partners }: AskSheetProps) {
  const formId = useId();
  const navigate = useNavigate();
  const ask = useToastMutation({
    mutationFn: (values: AskForm) => askForQuotes(event.id, values),
    invalidates: [eventPartnersKey(event.id)],
    success: ({ requests }) => ({ title: text.sent(requests.length), description: text.sentText }),
    errorMessage: (refusal) => refusalSentence(refusal, eventPartners.refusals),
  });
  const others = sameTradeFavourites(entries, partners);
  const asked = useQuery(askedPartnersQuery([...partners, ...others], event.starts_on));
  const isAskedAlready = (id: string) => entries.some((entry) => entry.partner_id === id && !canBeAsked(entry));
  const [form, draft] = useDraftForm<AskForm>(`quote-request:${partners.join(',')}`, {
    resolver: zodResolver(askForm),
    defaultValues: {
      partners: partners.filter((id) => !isAskedAlready(id)),
      message: proposeMessage(event, personName),
      sharesBudget: false,
    },
  });
  const [chosen, message] = useWatch({ control: form.control, name: ['partners', 'message'] });
  const { errors, isSubmitting } = form.formState;
  const close = () => void navigate(PARTNERS_PATH, { preventScrollReset: true, replace: true });

  const submit = form.handleSubmit(
    async (values) => {
      if ((await ask.run(values)) === null) return;
      draft.erase();
      close();
    },
    () => requestAnimationFrame(() => focusFirstInvalid(formId)),
  );

  const toggle = (id: string, isTicked: boolean) => {
    ask.reset();
    form.setValue('partners', isTicked ? [...chosen, id] : chosen.filter((other) => other !== id), {
      shouldValidate: form.formState.isSubmitted,
    });
  };

  return (
    <SidePanel
      isOpen
      onClose={close}
      title={text.title}
      description={text.text}
      actions={
        <>
          <InvalidFields form={formId} />
          <Button type="submit" form={formId} isBusy={isSubmitting} disabled={asked.data === undefined}>
            {text.submit(chosen.length)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-7">
        <DraftNotice draft={draft} />
        {asked.data !== undefined ? (
          <AskTargets
            eventId={event.id}
            named={partners}
            others={others}
            known={asked.data}
            entries={entries}
            chosen={chosen}
            day={event.starts_on}
            refusedId={ask.refusal && hintOf(ask.refusal)}
            error={errors.partners?.message}
            onToggle={toggle}
          />
        ) : asked.isError ? (
          <ErrorState message={eventPartners.loadFailed} onRetry={() => void asked.refetch()} />
        ) : (
          <SkeletonLines count={2} />
        )}
        <AskFacts event={event} />
        <TextArea
          {...form.register('message')}
          value={message}
          label={text.message}
          limit={4000}
          rows={8}
          error={errors.message?.message}
        />
        <Switch {...form.register('sharesBudget')} label={text.budget} hint={text.budgetHint} />
        {ask.errorMessage !== null && (
          <Notice tone="danger" title={text.failed}>
            {ask.errorMessage}
          </Notice>
        )}
      </form>
    </SidePanel>
  );
}

/** Favourites of the same trade that have not been asked. */
function sameTradeFavourites(entries: readonly EventPartner[], partners: readonly string[]): string[] {
  const trade = entries.find(({ partner_id: id }) => id !== null && partners.includes(id))?.trade;
  return entries.flatMap((entry) => {
    const { partner_id: id, state } = entry;
    const isFavourite = entry.trade === trade && state === 'favourite' && canBeAsked(entry);
    return id !== null && isFavourite && !partners.includes(id) ? [id] : [];
  });
}
