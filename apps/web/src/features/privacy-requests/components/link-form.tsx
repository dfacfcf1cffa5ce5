// The button of a mailed link. The link is used when the form is posted, and never when its page is opened.
import { RefusalNotice } from '#web/features/privacy-requests/components/request-form.tsx';
import type { FormResult } from '#web/lib/api/form-result.ts';
import { privacyRequest as text } from '#web/locales/fr/public/privacy-request.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

interface LinkFormProps {
  /** The address of the page, with the secret of the link. */
  action: string;
  submit: string;
  failure: string;
  answer: FormResult | null;
}

export function LinkForm({ action, submit, failure, answer }: LinkFormProps) {
  const isUsed = answer?.refusal === 'used';
  return (
    <form method="post" action={action} className="flex max-w-form flex-col items-start gap-6">
      <RefusalNotice answer={answer} title={failure} />
      {isUsed ? (
        <ButtonLink href="/privacy/request" look="secondary">
          {text.proof.again}
        </ButtonLink>
      ) : (
        <Button type="submit">{submit}</Button>
      )}
    </form>
  );
}
