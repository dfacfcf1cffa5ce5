// The state of the second step: the remaining time and attempts. Time is read from the clock and never counted, because a suspended phone
// fires no timers.
import { useEffect, useReducer } from 'react';
import { CODE_SECONDS, MAX_ATTEMPTS, RESEND_AT } from '#web/features/auth/second-step.ts';
import type { Challenge } from '#web/features/auth/stored-challenge.ts';

export interface StepState {
  challenge: Challenge | null;
  secondsLeft: number;
  attemptsLeft: number;
  isBusy: boolean;
  /** The error of the last attempt, shown at the field. */
  failure: string | undefined;
}

export type StepEvent =
  | { kind: 'asking' }
  | { kind: 'asked'; challenge: Challenge; now: number }
  | { kind: 'verifying' }
  | { kind: 'wrong'; failure: string }
  | { kind: 'dead'; failure: string }
  | { kind: 'expired' }
  | { kind: 'failed'; failure: string }
  | { kind: 'typed' }
  | { kind: 'tick'; now: number };

export const firstState: StepState = {
  challenge: null,
  secondsLeft: CODE_SECONDS,
  attemptsLeft: MAX_ATTEMPTS,
  isBusy: true,
  failure: undefined,
};

export function nextState(state: StepState, event: StepEvent): StepState {
  switch (event.kind) {
    case 'asking':
    case 'verifying':
      return { ...state, isBusy: true, failure: undefined };
    case 'asked':
      return {
        challenge: event.challenge,
        secondsLeft: secondsUntil(event.challenge.deadline, event.now),
        attemptsLeft: event.challenge.attemptsLeft,
        isBusy: false,
        failure: undefined,
      };
    case 'wrong':
      return { ...state, attemptsLeft: Math.max(0, state.attemptsLeft - 1), isBusy: false, failure: event.failure };
    case 'dead':
      return { ...state, attemptsLeft: 0, isBusy: false, failure: event.failure };
    case 'expired':
      return { ...state, secondsLeft: 0, isBusy: false };
    case 'failed':
      return { ...state, isBusy: false, failure: event.failure };
    case 'typed':
      return { ...state, failure: undefined };
    case 'tick':
      if (state.challenge === null || isExpired(state)) return state;
      return { ...state, secondsLeft: secondsUntil(state.challenge.deadline, event.now) };
  }
}

export const isExpired = (state: StepState): boolean => state.secondsLeft === 0;

/** True after expiry, without attempts left, or after the first minute. */
export const canResend = (state: StepState): boolean =>
  !state.isBusy && (state.challenge === null || state.attemptsLeft === 0 || state.secondsLeft <= RESEND_AT);

export const canEnter = (state: StepState): boolean => !isExpired(state) && state.attemptsLeft > 0;

export const canVerify = (state: StepState): boolean => canEnter(state) && state.challenge !== null && !state.isBusy;

export function useStepState(): [StepState, (event: StepEvent) => void] {
  const [state, dispatch] = useReducer(nextState, firstState);
  useEffect(() => {
    const tick = () => dispatch({ kind: 'tick', now: Date.now() });
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return [state, dispatch];
}

const secondsUntil = (deadline: number, now: number): number => Math.max(0, Math.ceil((deadline - now) / 1000));
