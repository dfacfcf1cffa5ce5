// Asks one or several vendors for a quote. What goes along is shown; the words are proposed and the person's own.
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { TEAM } from '#web/features/event-partners/addresses.ts';
import { AskFacts } from '#web/features/event-partners/components/ask-facts.tsx';
import { AskTargets } from '#web/features/event-partners/components/ask-targets.tsx';
import { type AskForm, askForm } from '#web/features/event-partners/forms.ts';
import { askForQuotes } from '#web/features/event-partners/mutations.ts';
import { canBeAsked, type TeamEntry } from '#web/features/event-partners/partner-board.ts';
import { proposeMessage } from '#web/features/event-partners/proposed-message.ts';
import { askedPartnersQuery, teamKey } from '#web/features/event-partners/queries.ts';
import { hintOf, sentenceOf } from '#web/features/event-partners/refusals.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { team } from '#web/locales/fr/event-partners.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { focusFirstInvalid, InvalidFields } from '#web/ui/fields/invalid-fields.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

const { ask: text } = team;

interface AskSheetProps {
  event: PlannedEvent;
  personName: string;
  entries: readonly TeamEntry[];
  /** Whom the address names. */
  partners: readonly string[];
}

export default function AskSheet({ event, personName, entries, partners }: AskSheetProps) {
  const formId = useId();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const others = othersLike(entries, partners);
  const asked = useQuery(askedPartnersQuery([...partners, ...others], event.starts_on));
  const isOpenTo = (id: string) => entries.some((entry) => entry.partner_id === id && !canBeAsked(entry));
  const [form, draft] = useDraftForm<AskForm>(`quote-request:${partners.join(',')}`, {
    resolver: zodResolver(askForm),
    defaultValues: {
      partners: partners.filter((id) => !isOpenTo(id)),
      message: proposeMessage(event, personName),
      sharesBudget: false,
    },
  });
  const [chosen, message] = useWatch({ control: form.control, name: ['partners', 'message'] });
  const { errors, isSubmitting } = form.formState;
  const close = () => void navigate(TEAM, { preventScrollReset: true, replace: true });

  const submit = form.handleSubmit(
    async (values) => {
      setRefusal(null);
      const result = await askForQuotes(event.id, values);
      void cache.invalidateQueries({ queryKey: teamKey(event.id) });
      if (!result.ok) return setRefusal(result);
      draft.erase();
      toast({ title: text.sent(result.requests.length), description: text.sentText });
      close();
    },
    () => requestAnimationFrame(() => focusFirstInvalid(formId)),
  );

  const toggle = (id: string, isTicked: boolean) => {
    setRefusal(null);
    form.setValue('partners', isTicked ? [...chosen, id] : chosen.filter((one) => one !== id), {
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
            named={partners}
            others={others}
            known={asked.data}
            entries={entries}
            chosen={chosen}
            day={event.starts_on}
            refusedId={refusal && hintOf(refusal)}
            error={errors.partners?.message}
            onToggle={toggle}
          />
        ) : asked.isError ? (
          <ErrorState message={team.loadFailed} onRetry={() => void asked.refetch()} />
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
        {refusal !== null && (
          <Notice tone="danger" title={text.failed}>
            {sentenceOf(refusal)}
          </Notice>
        )}
      </form>
    </SidePanel>
  );
}

/** Kept in mind for the same trade as the first one named, and not asked yet. */
function othersLike(entries: readonly TeamEntry[], partners: readonly string[]): string[] {
  const trade = entries.find(({ partner_id: id }) => id !== null && partners.includes(id))?.trade;
  return entries.flatMap((entry) => {
    const { partner_id: id, state } = entry;
    const isLike = entry.trade === trade && state === 'favourite' && canBeAsked(entry);
    return id !== null && isLike && !partners.includes(id) ? [id] : [];
  });
}
