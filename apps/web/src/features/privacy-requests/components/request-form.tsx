// The form of a request of access or erasure. The browser posts it, with and without script, and the server renders it again with
// its values when it is refused (see the server's privacy-forms.ts).
import { PRIVACY_WORDS_LIMIT, privacyRequestKinds } from '@liesse/domain';
import type { FormResult } from '#web/lib/api/form-result.ts';
import { privacyRequest as text } from '#web/locales/fr/public/privacy-request.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

const { fields, refusals } = text;
const kinds = privacyRequestKinds.map((value) => ({ value, ...text.kinds[value] }));

export function RequestForm({ answer }: { answer: FormResult | null }) {
  const valueOf = (field: string): string => answer?.values[field] ?? '';
  return (
    <form
      method="post"
      action="/privacy/request"
      noValidate
      aria-label={text.form}
      className="flex max-w-form flex-col gap-6"
    >
      <RefusalNotice answer={answer} title={text.failure} />
      <TextField
        name="email"
        type="email"
        label={fields.email}
        placeholder={fields.emailPlaceholder}
        autoComplete="email"
        hint={fields.emailHint}
        defaultValue={valueOf('email')}
        error={problemOf(answer, 'email')}
      />
      <RadioGroup
        name="kind"
        label={fields.kind}
        options={kinds}
        defaultValue={valueOf('kind')}
        error={problemOf(answer, 'kind')}
      />
      <TextArea
        name="words"
        label={fields.words}
        optional={fields.optional}
        hint={fields.wordsHint}
        limit={PRIVACY_WORDS_LIMIT}
        defaultValue={valueOf('words')}
        error={problemOf(answer, 'words')}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit">{text.submit}</Button>
        <p className="text-quiet text-small">
          {text.policy} <TextLink href="/privacy">{text.policyLink}</TextLink>
        </p>
      </div>
    </form>
  );
}

export function RefusalNotice({ answer, title }: { answer: FormResult | null; title: string }) {
  const refusal = answer?.refusal ?? null;
  if (refusal === null) return null;
  const sentence = Object.hasOwn(refusals, refusal) ? refusals[refusal as keyof typeof refusals] : refusals.unavailable;
  return (
    <Notice tone="danger" title={title}>
      {sentence}
    </Notice>
  );
}

function problemOf(answer: FormResult | null, field: 'email' | 'kind' | 'words'): string | undefined {
  const problem = answer?.problems[field];
  if (problem === undefined) return undefined;
  const sentences: Record<string, string> = text.problems[field];
  return sentences[problem] ?? text.problems.other;
}
