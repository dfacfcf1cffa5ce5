// A request of access or erasure from somebody without an account: what the form must hold. The browser and the server ask the same.
import { type ContactProblem, emailProblem, formText } from './contact.ts';

export const privacyRequestKinds = ['access', 'erasure'] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];
export const PRIVACY_WORDS_LIMIT = 1000;

export interface PrivacyRequest {
  email: string;
  kind: PrivacyRequestKind;
  words: string;
}

export type PrivacyRequestProblems = Partial<Record<keyof PrivacyRequest, ContactProblem>>;
export type PrivacyRequestParsing =
  | { ok: true; request: PrivacyRequest }
  | { ok: false; problems: PrivacyRequestProblems };

export function parsePrivacyRequest(form: Record<string, string | undefined>): PrivacyRequestParsing {
  const email = formText(form['email']);
  const kind = privacyRequestKinds.find((one) => one === form['kind']);
  const words = formText(form['words']);
  const problems: PrivacyRequestProblems = {};
  const wrongEmail = emailProblem(email);
  if (wrongEmail !== null) problems.email = wrongEmail;
  // As the database counts: an emoji is one character.
  if (Array.from(words).length > PRIVACY_WORDS_LIMIT) problems.words = 'long';
  if (kind === undefined) problems.kind = 'missing';
  if (kind === undefined || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, request: { email, kind, words } };
}
