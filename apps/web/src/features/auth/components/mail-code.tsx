// The form for the code that a mail has beside its link, for people who read their mail on another device.
import { type FormEvent, useRef, useState } from 'react';
import { type MailProof, proveByMail } from '#web/features/auth/mutations.ts';
import { CODE_LENGTH } from '#web/features/auth/second-step.ts';
import type { SessionState } from '#web/features/auth/session.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { CodeField } from '#web/ui/fields/code-field.tsx';

const { mailCode: text } = auth;

interface MailCodeProps {
  proof: MailProof;
  email: string;
  onProved: (state: SessionState) => void;
}

export function MailCode({ proof, email, onProved }: MailCodeProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(entered: string) {
    if (isBusy) return;
    setBusy(true);
    const result = await proveByMail(proof, email, entered);
    setBusy(false);
    if (result.ok) return onProved(result.state);
    setFailure(result.message);
    toast({ variant: 'destructive', title: text.failure, description: result.message });
    field.current?.focus();
  }

  function submitTyped(event: FormEvent) {
    event.preventDefault();
    void submit(code);
  }

  return (
    <form noValidate onSubmit={submitTyped} className="flex flex-col gap-4">
      <p className="text-quiet text-small">{text.explanation}</p>
      <CodeField
        ref={field}
        label={text.label}
        length={CODE_LENGTH}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          setFailure(undefined);
        }}
        onComplete={(entered) => void submit(entered)}
        error={failure}
      />
      <Button type="submit" look="secondary" wide isBusy={isBusy} disabled={code.length < CODE_LENGTH}>
        {text.submit}
      </Button>
    </form>
  );
}
