// Wraps the account's page and asks for fresh proof of identity when a request needs it (see reauthentication.ts).
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ReauthenticationDialog } from '#web/features/account/components/reauthentication-dialog.tsx';
import { accountQuery, sessionsQuery } from '#web/features/account/queries.ts';
import {
  giveAnswer,
  needsReauthentication,
  type Question,
  questionFor,
  type Reauthentication,
  ReauthenticationContext,
  type Sent,
  sendQuestion,
} from '#web/features/account/reauthentication.ts';
import { cancelled } from '#web/features/account/refusals.ts';
import { type Refusal, refusalOf } from '#web/lib/api/refusal.ts';

interface Pending {
  question: Question;
  sent: Sent;
  /** Resolves to the refusal of the answer, or to null when the answer was accepted and the request was sent. */
  answer: (challengeId: string | null, answer: string) => Promise<Refusal | null>;
  giveUp: () => void;
}

export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<Pending | null>(null);

  async function ask<T extends { ok: true }>(question: Question, work: (nonce?: string) => Promise<T | Refusal>) {
    const sent = await sendQuestion(question);
    return new Promise<T | Refusal>((resolve) => {
      const resolveWith = (result: T | Refusal) => {
        setPending(null);
        resolve(result);
      };
      setPending({
        question,
        sent,
        giveUp: () => resolveWith(cancelled()),
        answer: async (challengeId, answer) => {
          const given = await giveAnswer(question, challengeId, answer);
          if (!given.ok) return given;
          // Signing in by password replaced the session of this device.
          if (question.kind === 'password') void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
          const result = await work(question.kind === 'mail' ? answer : undefined);
          if (!result.ok && result.code === 'reauthentication_not_valid') return result;
          resolveWith(result);
          return null;
        },
      });
    });
  }

  const prover: Reauthentication = {
    async prove(work, by) {
      const first = await work();
      if (first.ok || !needsReauthentication(first)) return first;
      const account = await queries.ensureQueryData(accountQuery).catch(() => null);
      return account === null ? first : ask(questionFor(first, account, by), work);
    },
    async proveBy(method, work) {
      const { email } = await queries.ensureQueryData(accountQuery);
      return ask({ kind: 'factor', email, method }, work);
    },
    async proveAnew(work) {
      const account = await queries.ensureQueryData(accountQuery).catch(() => null);
      const question = account && questionFor(refusalOf({ code: 'reauthentication_needed' }), account);
      // There is nothing to ask for: the server decides whether the person has to sign in again.
      return question === null || question.kind === 'again' ? prover.prove(work) : ask(question, work);
    },
  };

  return (
    <ReauthenticationContext value={prover}>
      {children}
      {pending && (
        <ReauthenticationDialog
          question={pending.question}
          sent={pending.sent}
          onAnswer={pending.answer}
          onGiveUp={pending.giveUp}
        />
      )}
    </ReauthenticationContext>
  );
}
