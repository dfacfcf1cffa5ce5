// Asks for the proof: a code, the password, or a new sign-in.
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CodeStep } from '#web/features/account/components/code-step.tsx';
import { type Question, type Sent, sendQuestion } from '#web/features/account/reauthentication.ts';
import { accountRefusalSentence } from '#web/features/account/refusals.ts';
import { maySignOut, signOutAndClearDevice } from '#web/features/auth/clear-device.ts';
import { loginAddress } from '#web/features/auth/landing.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { account } from '#web/locales/fr/account/account.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { proof: text } = account;

interface ProofDialogProps {
  question: Question;
  /** The result of sending the code, where there was one to send. */
  sent: Sent;
  onAnswer: (challengeId: string | null, answer: string) => Promise<Refusal | null>;
  onGiveUp: () => void;
}

export function ReauthenticationDialog({ question, sent, onAnswer, onGiveUp }: ProofDialogProps) {
  return (
    <Dialog isOpen onClose={onGiveUp} title={text.title} description={explain(question)}>
      {question.kind === 'again' && <SignInAgain />}
      {question.kind === 'password' && <PasswordQuestion onAnswer={(answer) => onAnswer(null, answer)} />}
      {(question.kind === 'mail' || question.kind === 'factor') && (
        <CodeQuestion question={question} sent={sent} onAnswer={onAnswer} />
      )}
    </Dialog>
  );
}

function explain(question: Question): string {
  if (question.kind === 'again') return text.again;
  if (question.kind === 'password') return text.byPassword;
  if (question.kind === 'mail' || question.method.kind === 'email') return text.byMail(question.email);
  return question.method.kind === 'totp' ? text.byApp : text.byPhone;
}

function CodeQuestion({ question, sent, onAnswer }: Omit<ProofDialogProps, 'onGiveUp'>) {
  const [challengeId, setChallengeId] = useState(sent.ok ? sent.challengeId : null);

  async function resend(): Promise<Refusal | null> {
    const result = await sendQuestion(question);
    if (!result.ok) return result;
    setChallengeId(result.challengeId);
    return null;
  }

  const isSentByMessage = question.kind === 'mail' || (question.kind === 'factor' && question.method.kind !== 'totp');
  return (
    <CodeStep
      action={text.confirm}
      refusal={sent.ok ? null : sent}
      onCode={(code) => onAnswer(challengeId, code)}
      {...(isSentByMessage && { onResend: resend })}
    />
  );
}

function PasswordQuestion({ onAnswer }: { onAnswer: (password: string) => Promise<Refusal | null> }) {
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const refused = await onAnswer(password);
    setBusy(false);
    setRefusal(refused);
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={refusal ? accountRefusalSentence(refusal) : undefined}
      />
      <Button type="submit" wide isBusy={isBusy} disabled={password === ''}>
        {text.confirm}
      </Button>
    </form>
  );
}

function SignInAgain() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  async function leave() {
    if (!(await maySignOut())) return;
    await signOutAndClearDevice();
    await navigate(loginAddress(pathname), { replace: true });
  }
  return (
    <Button wide onClick={() => void leave()}>
      {text.signIn}
    </Button>
  );
}
