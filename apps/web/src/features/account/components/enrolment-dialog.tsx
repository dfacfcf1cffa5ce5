// Verifies the first code of a new factor: from an application that has scanned the QR code, or from the mailbox.
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { CodeStep } from '#web/features/account/components/code-step.tsx';
import { QrCode } from '#web/features/account/components/qr-code.tsx';
import { answerFactor, askFactor, type Enrolment, forgetEnrolment } from '#web/features/account/factors.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { steps: text, recovery } = account.security;

interface EnrolmentDialogProps {
  enrolment: Extract<Enrolment, { ok: true }>;
  email: string;
  onDone: () => void;
  onClose: () => void;
}

export function EnrolmentDialog({ enrolment, email, onDone, onClose }: EnrolmentDialogProps) {
  const { factorId } = enrolment;
  const [challengeId, setChallengeId] = useState(enrolment.kind === 'email' ? enrolment.challengeId : null);

  async function verify(code: string): Promise<Refusal | null> {
    const result = await answerFactor(factorId, challengeId, code);
    if (!result.ok) return result;
    onDone();
    return null;
  }

  async function resend(): Promise<Refusal | null> {
    const asked = await askFactor(factorId);
    if (!asked.ok) return asked;
    setChallengeId(asked.challengeId);
    return null;
  }

  function giveUp() {
    void forgetEnrolment(factorId).catch(() => null);
    onClose();
  }

  const isApp = enrolment.kind === 'totp';
  return (
    <Dialog
      isOpen
      onClose={giveUp}
      title={isApp ? text.totpTitle : text.emailTitle}
      description={isApp ? text.totpScan : text.emailSent(email)}
    >
      <CodeStep action={text.activate} onCode={verify} {...(!isApp && { onResend: resend })}>
        {isApp && <AppSetup uri={enrolment.uri} secret={enrolment.secret} />}
      </CodeStep>
    </Dialog>
  );
}

function AppSetup({ uri, secret }: { uri: string; secret: string }) {
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(secret).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { title: text.copied } : { variant: 'destructive', title: recovery.notCopied });
  }
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <QrCode text={uri} label={text.totpPicture} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-quiet text-small">{text.totpSecret}</p>
        <p className="mt-1 font-display text-body tabular-nums [overflow-wrap:anywhere]">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </p>
        <div className="-ml-4">
          <Button
            look="quiet"
            size="small"
            icon={<Copy aria-hidden className="size-5" strokeWidth={1.5} />}
            onClick={() => void copy()}
          >
            {text.copySecret}
          </Button>
        </div>
      </div>
    </div>
  );
}
