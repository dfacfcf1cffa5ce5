// The decision on a case, or on the appeal against one, with its reason.
import { reportLimits } from '@liesse/domain';
import { type SyntheticEvent, useState } from 'react';
import type { ModerationCase } from '#web/features/moderation/case.ts';
import { type NewDecision, useDecisionMutation } from '#web/features/moderation/mutations.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { moderation } from '#web/locales/fr/admin/moderation.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';

const { page: text } = moderation;
type Choice = NewDecision['choice'];

function choicesOf({ state, kind }: ModerationCase): Choice[] {
  if (state === 'appealed') return ['confirmed', 'reversed'];
  return kind === 'listing' ? ['keep', 'desk'] : ['keep', 'remove'];
}

export function DecisionForm({ judged }: { judged: ModerationCase }) {
  const { id, state, cause } = judged;
  const choices = choicesOf(judged);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [typed, setTyped, draft] = useDraftState(`decision:${id}:${state}`, '');
  const [isTried, setTried] = useState(false);
  const decide = useDecisionMutation(id);
  const reason = typed.trim();
  // What was only held is published without a word.
  const isOptional = choice === 'keep' && cause === 'held';
  const isMissing = reason === '' && !isOptional;
  const isLong = reason.length > reportLimits.reason;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (choice === null || isMissing || isLong || decide.isPending) return;
    if ((await decide.run({ choice, reason })) !== null) draft.erase();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-form flex-col gap-5">
      <p className="text-quiet">{text.decideText}</p>
      <DraftNotice draft={draft} />
      <RadioGroup
        name="choice"
        label={text.choice}
        options={choices.map((value) => ({
          value,
          label: text.choices[value === 'keep' && cause === 'held' ? 'publish' : value],
        }))}
        value={choice ?? ''}
        onChange={({ target }) => setChoice(choices.find((value) => value === target.value) ?? null)}
        error={isTried && choice === null ? text.choiceMissing : undefined}
      />
      <TextArea
        label={text.reason}
        {...(isOptional && { optional: text.optional })}
        limit={reportLimits.reason}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isLong ? text.reasonLong : isTried && isMissing ? text.reasonMissing : undefined}
      />
      <Button type="submit" isBusy={decide.isPending}>
        {text.submit}
      </Button>
    </form>
  );
}
