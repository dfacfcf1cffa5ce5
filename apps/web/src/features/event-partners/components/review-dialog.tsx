// Writes the review of a booking: stars, a title if one wishes, and a few words.
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type ReviewForm, reviewForm } from '#web/features/event-partners/forms.ts';
import { teamKey } from '#web/features/event-partners/queries.ts';
import { hintOf, sentenceOf } from '#web/features/event-partners/refusals.ts';
import type { AskedQuote } from '#web/features/event-partners/request.ts';
import { writeReview } from '#web/features/event-partners/request-mutations.ts';
import { requestQuery } from '#web/features/event-partners/request-queries.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { ownReview } from '#web/locales/fr/own-review.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { StarField } from '#web/ui/fields/star-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { form: text } = ownReview;
const LONGEST = 4000;

interface ReviewDialogProps {
  request: AskedQuote;
  eventId: string;
  personName: string;
  onWritten: () => void;
  onClose: () => void;
}

export default function ReviewDialog({ request, eventId, personName, onWritten, onClose }: ReviewDialogProps) {
  const id = useId();
  const cache = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [form, draft] = useDraftForm<ReviewForm>(`review:${request.id}`, {
    resolver: zodResolver(reviewForm),
    defaultValues: { title: '', body: '' },
  });
  const { register, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const [rating, body] = useWatch({ control: form.control, name: ['rating', 'body'] });

  const submit = form.handleSubmit(async (values) => {
    setRefusal(null);
    const result = await writeReview(request.id, values);
    if (!result.ok) {
      const field = (['rating', 'title', 'body'] as const).find((one) => one === hintOf(result));
      if (field === undefined) return setRefusal(sentenceOf(result));
      return setError(field, { message: result.message }, { shouldFocus: true });
    }
    draft.erase();
    toast({ title: result.state === 'held' ? text.held : text.done });
    onWritten();
    void cache.invalidateQueries({ queryKey: teamKey(eventId) });
    await cache.invalidateQueries({ queryKey: requestQuery(request.id).queryKey });
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title(request.partner_name)}
      description={personName === '' ? text.ruleUnnamed : text.rule(personName)}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={id} isBusy={isSubmitting}>
            {text.submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <DraftNotice draft={draft} />
        {refusal !== null && (
          <Notice tone="danger" title={ownReview.failed}>
            {refusal}
          </Notice>
        )}
        <StarField
          {...register('rating')}
          label={text.rating}
          names={ownReview.stars}
          meanings={text.words}
          chosen={Number(rating ?? 0)}
          error={errors.rating?.message}
        />
        <TextField
          {...register('title')}
          label={text.headline}
          optional={text.optional}
          placeholder={text.headlinePlaceholder}
          error={errors.title?.message}
        />
        <TextArea
          {...register('body')}
          value={body}
          label={text.body}
          hint={text.bodyHint}
          limit={LONGEST}
          rows={5}
          error={errors.body?.message}
        />
      </form>
    </Dialog>
  );
}
