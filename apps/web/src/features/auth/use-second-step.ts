// The second step's clock and counts, in one state that the screen draws.
import { useEffect, useReducer } from 'react';
import { type Challenge, CODE_SECONDS, MAX_ATTEMPTS, RESEND_AT } from '#web/features/auth/second-step.ts';

export interface StepState {
  challenge: Challenge | null;
  secondsLeft: number;
  attemptsLeft: number;
  isBusy: boolean;
}

type StepEvent =
  | { kind: 'asking' }
  | { kind: 'asked'; challenge: Challenge }
  | { kind: 'verifying' }
  | { kind: 'wrong' }
  | { kind: 'dead' }
  | { kind: 'failed' }
  | { kind: 'tick' };

export const firstState: StepState = {
  challenge: null,
  secondsLeft: CODE_SECONDS,
  attemptsLeft: MAX_ATTEMPTS,
  isBusy: true,
};

export function nextState(state: StepState, event: StepEvent): StepState {
  switch (event.kind) {
    case 'asking':
    case 'verifying':
      return { ...state, isBusy: true };
    case 'asked':
      return { challenge: event.challenge, secondsLeft: CODE_SECONDS, attemptsLeft: MAX_ATTEMPTS, isBusy: false };
    case 'wrong':
      return { ...state, attemptsLeft: Math.max(0, state.attemptsLeft - 1), isBusy: false };
    case 'dead':
      return { ...state, attemptsLeft: 0, isBusy: false };
    case 'failed':
      return { ...state, isBusy: false };
    case 'tick':
      return state.challenge === null ? state : { ...state, secondsLeft: Math.max(0, state.secondsLeft - 1) };
  }
}

export const isExpired = (state: StepState): boolean => state.secondsLeft === 0;

/** When expired, when the tries are used up, or once the first minute is over. */
export const canResend = (state: StepState): boolean =>
  !state.isBusy && (state.challenge === null || state.attemptsLeft === 0 || state.secondsLeft <= RESEND_AT);

export const canEnter = (state: StepState): boolean =>
  state.challenge !== null && !isExpired(state) && state.attemptsLeft > 0;

export function useStepState(): [StepState, (event: StepEvent) => void] {
  const [state, dispatch] = useReducer(nextState, firstState);
  useEffect(() => {
    const timer = setInterval(() => dispatch({ kind: 'tick' }), 1000);
    return () => clearInterval(timer);
  }, []);
  return [state, dispatch];
}
