// The form of a booking's review: stars, an optional title and a text.
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { type ReviewForm, reviewForm } from '#web/features/event-partners/forms.ts';
import { eventPartnersKey } from '#web/features/event-partners/queries.ts';
import { hintOf } from '#web/features/event-partners/refusals.ts';
import type { QuoteRequest } from '#web/features/event-partners/request.ts';
import { writeReview } from '#web/features/event-partners/request-mutations.ts';
import { requestQuery } from '#web/features/event-partners/request-queries.ts';
import { refusalSentence } from '#web/lib/api/calls.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { useSite } from '#web/lib/boot/site.tsx';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { eventPartners } from '#web/locales/fr/client/event-partners.ts';
import { ownReview } from '#web/locales/fr/client/own-review.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { StarField } from '#web/ui/fields/star-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { form: text } = ownReview;
const MAX_BODY = 4000;

interface ReviewDialogProps {
  request: QuoteRequest;
  eventId: string;
  personName: string;
  onWritten: () => void;
  onClose: () => void;
}

const formFields = ['rating', 'title', 'body'] as const;
/** The database names the field that it refuses; any other refusal is about the whole review. */
const fieldOf = (refusal: Refusal) => formFields.find((field) => field === hintOf(refusal));

export default function ReviewDialog({ request, eventId, personName, onWritten, onClose }: ReviewDialogProps) {
  const cache = useQueryClient();
  const { name: site } = useSite();
  const [form, draft] = useDraftForm<ReviewForm>(`review:${request.id}`, {
    resolver: zodResolver(reviewForm),
    defaultValues: { title: '', body: '' },
  });
  const { register, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const [rating, body] = useWatch({ control: form.control, name: ['rating', 'body'] });
  const publish = useToastMutation({
    mutationFn: async (values: ReviewForm) => {
      const result = await writeReview(request.id, values);
      const field = result.ok ? undefined : fieldOf(result);
      if (!result.ok && field !== undefined) setError(field, { message: result.message }, { shouldFocus: true });
      return result;
    },
    success: ({ state }) => ({ title: state === 'held' ? text.held : text.done }),
    errorMessage: (refusal) =>
      fieldOf(refusal) === undefined ? refusalSentence(refusal, eventPartners.refusals) : null,
    onSuccess: async () => {
      draft.erase();
      // The refetch replaces this dialog by the review, which takes the focus if it knows that it was just written.
      onWritten();
      void cache.invalidateQueries({ queryKey: eventPartnersKey(eventId) });
      await cache.invalidateQueries({ queryKey: requestQuery(request.id).queryKey });
    },
  });
  const submit = form.handleSubmit(async (values) => void (await publish.run(values)));

  return (
    <FormDialog
      title={text.title(request.partner_name)}
      description={personName === '' ? text.ruleUnnamed(site) : text.rule(personName, site)}
      submitLabel={text.submit}
      cancelLabel={text.cancel}
      isBusy={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      {publish.errorMessage !== null && (
        <Notice tone="danger" title={ownReview.failed}>
          {publish.errorMessage}
        </Notice>
      )}
      <StarField
        {...register('rating')}
        label={text.rating}
        names={ownReview.stars}
        meanings={text.meanings}
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
        limit={MAX_BODY}
        rows={5}
        error={errors.body?.message}
      />
    </FormDialog>
  );
}
