// After a registration that has to be confirmed: where the message went, and how to ask for another.
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { resendConfirmation } from '#web/features/auth/mutations.ts';
import { auth } from '#web/locales/fr/auth.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TaskHeading } from '#web/ui/split-frame.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

const { checkMail: text, failure } = auth.register;

export function ConfirmationSent({ email }: { email: string }) {
  const [isBusy, setBusy] = useState(false);

  async function again() {
    setBusy(true);
    const result = await resendConfirmation(email);
    setBusy(false);
    if (result.ok) toast({ title: text.sentAgain });
    else toast({ variant: 'destructive', title: failure, description: result.message });
  }

  return (
    <div role="status">
      <MailCheck aria-hidden className="mb-6 size-10 text-metal" strokeWidth={1.25} />
      <TaskHeading title={text.title} subtitle={text.text(email)} />
      <div className="flex flex-col gap-3">
        <ButtonLink href="/login" wide>
          {auth.forgot.back}
        </ButtonLink>
        <Button look="quiet" wide isBusy={isBusy} onClick={() => void again()}>
          {text.again}
        </Button>
      </div>
    </div>
  );
}
