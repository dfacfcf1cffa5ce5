// Requests another confirmation mail, after the first was lost or has expired.
import { useState } from 'react';
import { resendConfirmation } from '#web/features/auth/mutations.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

const { checkMail: text, failure } = auth.register;

export function ResendConfirmation({ email }: { email: string }) {
  const [isBusy, setBusy] = useState(false);

  async function again() {
    setBusy(true);
    const result = await resendConfirmation(email);
    setBusy(false);
    if (result.ok) toast({ title: text.sentAgain });
    else toast({ variant: 'destructive', title: failure, description: result.message });
  }

  return (
    <Button look="quiet" size="small" isBusy={isBusy} onClick={() => void again()}>
      {text.again}
    </Button>
  );
}
