// The form for the code of the second step, with the remaining time and attempts, and the other factors.
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CODE_LENGTH, formatCountdown, MAX_ATTEMPTS } from '#web/features/auth/second-step.ts';
import type { SessionState } from '#web/features/auth/session.ts';
import type { StepKind } from '#web/features/auth/stored-challenge.ts';
import { useCodeStep } from '#web/features/auth/use-code-step.ts';
import { canEnter, canResend, canVerify, isExpired } from '#web/features/auth/use-second-step.ts';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CodeField } from '#web/ui/fields/code-field.tsx';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';

const { secondStep: text } = auth;

interface CodeStepProps {
  email: string;
  onVerified: (state: SessionState) => void;
  onCancel: () => void;
  onLost: () => void;
}

export function CodeStep({ email, onVerified, onCancel, onLost }: CodeStepProps) {
  const { state, factors, code, demoCode, type, verify, ask } = useCodeStep(email, onVerified);
  const field = useRef<HTMLInputElement>(null);
  const resend = useRef<HTMLButtonElement>(null);
  const isOpen = canEnter(state);
  const kind = state.challenge?.kind ?? factors.kinds[0];
  const isVerifying = state.isBusy && state.challenge !== null;

  // The focus moves to the next useful control: the field, or the button for another code when the field is disabled.
  useEffect(() => {
    if (isOpen) return field.current?.focus();
    const at = document.activeElement;
    const isLeftBehind = at === null || at === document.body || at.matches(':disabled');
    if (isLeftBehind) resend.current?.focus();
  }, [isOpen]);

  async function answer(completed?: string) {
    await verify(completed);
    field.current?.focus();
  }

  async function askAgain(wished?: StepKind) {
    await ask(wished);
    field.current?.focus();
  }

  // A browser does not submit a form whose button is disabled, and an incomplete code would show no error.
  function answerOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.target !== field.current) return;
    event.preventDefault();
    void answer();
  }

  return (
    <>
      <TaskHeading title={text.title} subtitle={subtitleOf(state.challenge?.kind, email)} />
      <form
        noValidate
        className="flex flex-col gap-6"
        onKeyDown={answerOnEnter}
        onSubmit={(event) => {
          event.preventDefault();
          void answer();
        }}
      >
        {demoCode !== null && <Notice tone="note">{text.demoNote(demoCode)}</Notice>}
        <CodeField
          ref={field}
          label={text.code}
          length={CODE_LENGTH}
          value={code}
          onChange={type}
          onComplete={(completed) => void answer(completed)}
          error={state.failure}
          disabled={!isOpen}
        />
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-quiet text-small">
          <p role="timer">{isExpired(state) ? text.expired : text.expiresIn(formatCountdown(state.secondsLeft))}</p>
          <p>{text.attempts(state.attemptsLeft, MAX_ATTEMPTS)}</p>
        </div>
        <Button
          type="submit"
          wide
          isBusy={isVerifying}
          disabled={!isVerifying && !(canVerify(state) && code.length === CODE_LENGTH)}
        >
          {text.verify}
        </Button>
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" size="small" onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button
            ref={resend}
            look="secondary"
            size="small"
            disabled={!canResend(state)}
            onClick={() => void askAgain()}
          >
            {kind === 'totp' ? text.restart : text.resend}
          </Button>
        </div>
        <div className="flex flex-col items-center">
          {factors.kinds
            .filter((other) => other !== kind && other !== 'phone')
            .map((other) => (
              <Button key={other} look="quiet" size="small" onClick={() => void askAgain(other)}>
                {other === 'totp' ? text.withApp : text.withMail}
              </Button>
            ))}
          {factors.hasRecoveryCodes && (
            <Button look="quiet" size="small" onClick={onLost}>
              {text.withRecovery}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}

/** Empty before the code is sent, with a space that reserves the line. */
function subtitleOf(kind: StepKind | undefined, email: string): string {
  if (kind === undefined) return '\u00a0';
  return kind === 'totp' ? text.byApp : kind === 'phone' ? text.byPhone : text.byMail(email);
}
