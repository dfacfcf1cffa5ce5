// The actions of the second step: request a code, verify it, switch to another factor.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readDemoCode } from '#web/features/auth/demo.ts';
import {
  askForCode,
  CODE_LENGTH,
  readStepFactors,
  resumeStep,
  type StepFactors,
  verifyCode,
} from '#web/features/auth/second-step.ts';
import type { SessionState } from '#web/features/auth/session.ts';
import {
  type Challenge,
  removeStoredChallenge,
  type StepKind,
  storeChallenge,
} from '#web/features/auth/stored-challenge.ts';
import {
  canVerify,
  isExpired,
  type StepEvent,
  type StepState,
  useStepState,
} from '#web/features/auth/use-second-step.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { useSite } from '#web/lib/boot/site.tsx';
import { auth } from '#web/locales/fr/account/auth.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

const { secondStep: text } = auth;

export interface CodeStep {
  state: StepState;
  factors: StepFactors;
  code: string;
  demoCode: string | null;
  type: (digits: string) => void;
  /** Verifies the typed code, or the one that was just completed. */
  verify: (completed?: string) => Promise<void>;
  ask: (kind?: StepKind) => Promise<void>;
}

export function useCodeStep(email: string, onVerified: (state: SessionState) => void): CodeStep {
  const { hasMailbox } = useSite();
  const [state, dispatch] = useStepState();
  const [factors, setFactors] = useState<StepFactors>({ kinds: [], hasRecoveryCodes: false });
  const [code, setCode] = useState('');
  const [demoCode, setDemoCode] = useState<string | null>(null);
  const isStarted = useRef(false);
  /** The code that was complete before the step was ready. */
  const early = useRef('');

  async function receive(challenge: Challenge | Refusal) {
    if (!challenge.ok) {
      dispatch({ kind: 'failed', failure: challenge.message });
      return toast({ variant: 'destructive', title: text.sendError.title, description: challenge.message });
    }
    dispatch({ kind: 'asked', challenge, now: Date.now() });
    if (hasMailbox && challenge.kind === 'email') setDemoCode(await readDemoCode(email).catch(() => null));
  }

  const begin = useEffectEvent(async () => {
    setFactors(await readStepFactors().catch(() => factors));
    await receive((await resumeStep().catch(() => null)) ?? (await askForCode()));
  });
  useEffect(() => {
    // React runs effects twice in development, and the server refuses a second request so soon.
    if (isStarted.current) return;
    isStarted.current = true;
    void begin();
  }, []);

  const hasExpired = isExpired(state);
  useEffect(() => {
    if (hasExpired) toast({ variant: 'destructive', ...text.expiredToast });
  }, [hasExpired]);

  async function ask(kind = state.challenge?.kind) {
    dispatch({ kind: 'asking' });
    const challenge = await askForCode(kind);
    // A code that was typed before the first request comes from an application, and stays.
    if (challenge.ok) setCode('');
    await receive(challenge);
    if (challenge.ok) toast(challenge.kind === 'totp' ? text.restarted : text.resent);
  }

  async function verify(entered = code) {
    if (hasExpired) return toast({ variant: 'destructive', ...text.expiredToast });
    if (entered.length < CODE_LENGTH) {
      if (!state.isBusy) dispatch({ kind: 'failed', failure: text.incomplete.description });
      return toast({ variant: 'destructive', ...text.incomplete });
    }
    if (state.challenge === null) early.current = entered;
    if (state.challenge === null || !canVerify(state)) return;
    dispatch({ kind: 'verifying' });
    const result = await verifyCode(state.challenge, entered);
    if (result.ok) {
      toast(text.success);
      return onVerified(result.state);
    }
    setCode('');
    const { event, toast: refused } = afterRefusal(result, state.attemptsLeft - 1);
    if (event.kind === 'wrong') storeChallenge({ ...state.challenge, attemptsLeft: state.attemptsLeft - 1 });
    if (event.kind === 'dead') removeStoredChallenge();
    dispatch(event);
    if (refused !== null) toast({ variant: 'destructive', ...refused });
  }

  const isReady = canVerify(state);
  const verifyEarly = useEffectEvent(() => {
    if (early.current !== '' && early.current === code) void verify();
    early.current = '';
  });
  useEffect(() => {
    if (isReady) verifyEarly();
  }, [isReady]);

  function type(digits: string) {
    setCode(digits);
    if (state.failure !== undefined) dispatch({ kind: 'typed' });
  }

  return { state, factors, code, demoCode, type, verify, ask };
}

interface Refused {
  event: StepEvent;
  /** Null where the state already shows the reason. */
  toast: { title: string; description: string } | null;
}

export function afterRefusal({ code, message }: Pick<Refusal, 'code' | 'message'>, left: number): Refused {
  if (code === 'mfa_challenge_expired') return { event: { kind: 'expired' }, toast: null };
  if (code === 'mfa_verification_rejected' || (code === 'mfa_verification_failed' && left <= 0)) {
    return { event: { kind: 'dead', failure: message }, toast: text.tooMany };
  }
  if (code === 'mfa_verification_failed') {
    const refused = { title: text.wrong.title, description: text.wrong.description(left) };
    return { event: { kind: 'wrong', failure: message }, toast: refused };
  }
  return { event: { kind: 'failed', failure: message }, toast: { title: text.error.title, description: message } };
}
