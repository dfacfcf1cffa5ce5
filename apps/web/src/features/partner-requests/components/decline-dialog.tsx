// « Non merci »: a reason, and a message that it proposes and that the partner can edit.
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useDecline } from '#web/features/partner-requests/mutations.ts';
import type { PartnerRequestPage } from '#web/features/partner-requests/partner-request.ts';
import {
  type DeclineReason,
  declineReasons,
  likelyReason,
  proposeLetter,
} from '#web/features/partner-requests/refusal-letter.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { partnerRequests } from '#web/locales/fr/partner/partner-requests.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { decline: text } = partnerRequests;
const MAX_REASON = 1000;
const MAX_MESSAGE = 4000;
const options = declineReasons.map((value) => ({ value, label: text.reasons[value] }));

interface Form {
  reason: DeclineReason;
  /** The words of another reason. */
  other: string;
  /** Null while the proposed message is unchanged. */
  message: string | null;
}

/** The field with which a colleague is chosen, and what recommends them. */
export interface ColleagueChoice {
  renderField: (field: {
    value: string | null;
    onChange: (partnerId: string) => void;
    error: string | undefined;
  }) => ReactNode;
  recommend: (partnerId: string) => Promise<unknown>;
}

interface DeclineDialogProps {
  page: PartnerRequestPage;
  choice: ColleagueChoice;
  onClose: () => void;
}

export function DeclineDialog({ page, choice, onClose }: DeclineDialogProps) {
  const { request } = page;
  const decline = useDecline(request.id);
  const [form, setForm, draft] = useDraftState<Form>(`decline:${request.id}`, {
    reason: likelyReason(page),
    other: '',
    message: null,
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const [isRecommending, setRecommending] = useState(false);
  const [colleague, setColleague] = useState<string | null>(null);
  const message = form.message ?? proposeLetter(request, form.reason);
  const problems = problemsOf(form, message);
  const change = (changed: Partial<Form>) => setForm({ ...form, ...changed });

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (problems.other !== undefined || problems.message !== undefined || (isRecommending && colleague === null))
      return;
    const reason = form.reason === 'other' ? form.other.trim() : text.reasons[form.reason];
    if ((await decline.run({ reason, message: message.trim() })) === null) return;
    draft.erase();
    if (isRecommending && colleague !== null) await choice.recommend(colleague);
    onClose();
  }

  return (
    <FormDialog
      title={text.title}
      description={text.text}
      submitLabel={text.submit}
      cancelLabel={text.cancel}
      isBusy={decline.isPending}
      onSubmit={submit}
      onClose={onClose}
      draft={draft}
    >
      <RadioGroup
        name="reason"
        label={text.reason}
        isRow
        options={options}
        value={form.reason}
        onChange={({ target }) => change({ reason: declineReasons.find((known) => known === target.value) ?? 'other' })}
      />
      {form.reason === 'other' && (
        <TextField
          label={text.other}
          value={form.other}
          error={isSubmitted ? problems.other : undefined}
          onChange={({ target }) => change({ other: target.value })}
        />
      )}
      <TextArea
        label={text.message}
        optional={text.optional}
        hint={text.messageHint}
        rows={8}
        limit={MAX_MESSAGE}
        value={message}
        error={problems.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      <div>
        <Checkbox checked={isRecommending} onChange={({ target }) => setRecommending(target.checked)}>
          {text.recommend}
        </Checkbox>
        {isRecommending &&
          choice.renderField({
            value: colleague,
            onChange: setColleague,
            error: isSubmitted && colleague === null ? text.colleagueMissing : undefined,
          })}
      </div>
      {decline.errorMessage !== null && (
        <Notice tone="danger" title={text.failed}>
          {decline.errorMessage}
        </Notice>
      )}
    </FormDialog>
  );
}

function problemsOf({ reason, other }: Form, message: string): { other?: string; message?: string } {
  const words = other.trim();
  return {
    ...(reason === 'other' && words === '' && { other: text.otherMissing }),
    ...(words.length > MAX_REASON && { other: text.otherLong }),
    ...(message.length > MAX_MESSAGE && { message: text.messageLong }),
  };
}
