// The form for a code of six digits, submitted as soon as the last digit is typed. A refusal is shown and the field is emptied.
import { type ReactNode, useState } from 'react';
import { accountRefusalSentence } from '#web/features/account/refusals.ts';
import { CODE_LENGTH } from '#web/features/auth/second-step.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { CodeField } from '#web/ui/fields/code-field.tsx';

const { steps: text } = account.security;

interface CodeStepProps {
  action: string;
  /** Resolves to the refusal to show, or to null when the code was accepted. */
  onCode: (code: string) => Promise<Refusal | null>;
  /** Sends another code, where codes are sent. */
  onResend?: () => Promise<Refusal | null>;
  /** A refusal from before the first attempt. */
  refusal?: Refusal | null;
  children?: ReactNode;
}

export function CodeStep({ action, onCode, onResend, refusal = null, children }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState<Refusal | null>(refusal);

  // The field stays enabled meanwhile: a disabled one would lose the focus.
  async function attempt(work: () => Promise<Refusal | null>) {
    if (isBusy) return false;
    setBusy(true);
    setShown(null);
    const refused = await work();
    setBusy(false);
    setCode('');
    setShown(refused);
    return refused === null;
  }

  const resend = async (work: () => Promise<Refusal | null>) => {
    if (await attempt(work)) toast({ title: text.resent });
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => onCode(code));
      }}
    >
      {children}
      {shown && <Notice tone="danger">{accountRefusalSentence(shown)}</Notice>}
      <CodeField
        label={text.code}
        length={CODE_LENGTH}
        value={code}
        onChange={setCode}
        onComplete={(entered) => void attempt(() => onCode(entered))}
        autoFocus
      />
      <Button type="submit" wide isBusy={isBusy} disabled={code.length < CODE_LENGTH}>
        {action}
      </Button>
      {onResend && (
        <Button look="quiet" wide disabled={isBusy} onClick={() => void resend(onResend)}>
          {text.resend}
        </Button>
      )}
    </form>
  );
}
