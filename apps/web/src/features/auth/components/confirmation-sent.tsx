// The view after a registration: where the confirmation mail was sent, and how to request another one.
import { MailCheck } from 'lucide-react';
import { MailCode } from '#web/features/auth/components/mail-code.tsx';
import { ResendConfirmation } from '#web/features/auth/components/resend-confirmation.tsx';
import type { SessionState } from '#web/features/auth/session.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';

const { checkMail: text } = auth.register;

interface ConfirmationSentProps {
  email: string;
  /** The address of the sign-in page, which carries the page that was asked for. */
  login: string;
  onConfirmed: (state: SessionState) => void;
}

export function ConfirmationSent({ email, login, onConfirmed }: ConfirmationSentProps) {
  return (
    <>
      <MailCheck aria-hidden className="mb-6 size-10 text-metal" strokeWidth={1.25} />
      <TaskHeading title={text.title} subtitle={text.text(email)} takesFocus />
      <MailCode proof="signup" email={email} onProved={onConfirmed} />
      <div className="mt-8 flex flex-col items-center gap-1 border-hairline border-t pt-4">
        <ResendConfirmation email={email} />
        <ButtonLink href={login} look="quiet" size="small">
          {auth.forgot.back}
        </ButtonLink>
      </div>
    </>
  );
}
