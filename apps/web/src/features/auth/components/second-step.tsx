// The code of the second step. The session is half open until it is right.
import { useEffect, useEffectEvent, useState } from 'react';
import { readDemoCode } from '#web/features/auth/demo.ts';
import {
  askForCode,
  type Challenge,
  CODE_LENGTH,
  formatCountdown,
  MAX_ATTEMPTS,
  verifyCode,
} from '#web/features/auth/second-step.ts';
import type { SessionState } from '#web/features/auth/session.ts';
import { canEnter, canResend, isExpired, useStepState } from '#web/features/auth/use-second-step.ts';
import type { Refusal } from '#web/lib/refusal.ts';
import { useSite } from '#web/lib/site.tsx';
import { auth } from '#web/locales/fr/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TaskHeading } from '#web/ui/split-frame.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';

const { secondStep: text } = auth;

interface SecondStepProps {
  email: string;
  onVerified: (state: SessionState) => void;
  onCancel: () => void;
}

export function SecondStep({ email, onVerified, onCancel }: SecondStepProps) {
  const { isDemonstration } = useSite();
  const [state, dispatch] = useStepState();
  const [code, setCode] = useState('');
  const [demoCode, setDemoCode] = useState<string | null>(null);

  async function receive(challenge: Challenge | Refusal, isRepeated: boolean) {
    if (!challenge.ok) {
      dispatch({ kind: 'failed' });
      return toast({ variant: 'destructive', title: text.sendError.title, description: challenge.message });
    }
    setCode('');
    dispatch({ kind: 'asked', challenge });
    if (isRepeated) toast(text.resent);
    if (isDemonstration) setDemoCode(await readDemoCode(email).catch(() => null));
  }

  async function askAgain() {
    dispatch({ kind: 'asking' });
    await receive(await askForCode(), true);
  }

  const receiveFirst = useEffectEvent((challenge: Challenge | Refusal) => receive(challenge, false));
  useEffect(() => void askForCode().then(receiveFirst), []);

  async function verify(entered: string) {
    if (isExpired(state)) return toast({ variant: 'destructive', ...text.expiredToast });
    if (entered.length < CODE_LENGTH) return toast({ variant: 'destructive', ...text.incomplete });
    if (state.challenge === null) return;
    dispatch({ kind: 'verifying' });
    const result = await verifyCode(state.challenge, entered);
    if (!result.ok) return refuse(result);
    toast(text.success);
    onVerified(result.state);
  }

  function refuse({ code: reason, message }: Refusal) {
    setCode('');
    const left = state.attemptsLeft - 1;
    if (reason === 'mfa_verification_rejected' || (reason === 'mfa_verification_failed' && left === 0)) {
      dispatch({ kind: 'dead' });
      return toast({ variant: 'destructive', ...text.tooMany });
    }
    dispatch({ kind: reason === 'mfa_verification_failed' ? 'wrong' : 'failed' });
    if (reason === 'mfa_challenge_expired') return toast({ variant: 'destructive', ...text.expiredToast });
    if (reason !== 'mfa_verification_failed')
      return toast({ variant: 'destructive', title: text.error.title, description: message });
    toast({ variant: 'destructive', title: text.wrong.title, description: text.wrong.description(left) });
  }

  const kind = state.challenge?.kind ?? 'email';
  const subtitle = kind === 'totp' ? text.byApp : kind === 'phone' ? text.byPhone : text.byMail(email);
  return (
    <>
      <TaskHeading title={text.title} subtitle={subtitle} />
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void verify(code);
        }}
      >
        {demoCode !== null && <Notice tone="note">{text.demoNote(demoCode)}</Notice>}
        <CodeField
          label={text.code}
          length={CODE_LENGTH}
          value={code}
          onChange={setCode}
          onComplete={(entered) => void verify(entered)}
          disabled={!canEnter(state)}
          autoFocus
        />
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-quiet text-small">
          <p role="timer">{isExpired(state) ? text.expired : text.expiresIn(formatCountdown(state.secondsLeft))}</p>
          <p>{text.attempts(state.attemptsLeft, MAX_ATTEMPTS)}</p>
        </div>
        <Button
          type="submit"
          wide
          isBusy={state.isBusy && state.challenge !== null}
          disabled={!canEnter(state) || code.length < CODE_LENGTH}
        >
          {text.verify}
        </Button>
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" size="small" onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button look="secondary" size="small" disabled={!canResend(state)} onClick={() => void askAgain()}>
            {text.resend}
          </Button>
        </div>
      </form>
    </>
  );
}
