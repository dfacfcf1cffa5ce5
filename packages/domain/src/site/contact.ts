// A message to the operator: what the form must hold, and what betrays a machine. The browser and the server ask the same.
export const contactTopics = ['client', 'partner', 'guest', 'data', 'press', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export interface ContactMessage {
  name: string;
  email: string;
  topic: ContactTopic;
  body: string;
}

export type ContactField = keyof ContactMessage;
export type ContactProblem = 'missing' | 'invalid' | 'short' | 'long';
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

export type ContactParsing = { ok: true; message: ContactMessage } | { ok: false; problems: ContactProblems };

export const contactLimits = { name: 120, email: 254, bodyLeast: 10, bodyMost: 5000 } as const;

/** A field that people do not see: what fills it in is a machine. */
export const CONTACT_TRAP = 'website';
/** Nobody has written ten characters and three answers by then. */
export const CONTACT_LEAST_SECONDS = 3;

export function parseContact(form: Record<string, string | undefined>): ContactParsing {
  const name = formText(form['name']);
  const email = formText(form['email']);
  const topic = formText(form['topic']);
  const body = formText(form['body']);
  const problems: ContactProblems = {};
  const note = (field: ContactField, problem: ContactProblem | null): void => {
    if (problem !== null) problems[field] = problem;
  };
  note('name', lengthProblem(name, 1, contactLimits.name));
  note('email', emailProblem(email));
  const known = contactTopics.find((one) => one === topic);
  note('topic', topic === '' ? 'missing' : known === undefined ? 'invalid' : null);
  note('body', lengthProblem(body, contactLimits.bodyLeast, contactLimits.bodyMost));
  if (Object.keys(problems).length > 0 || known === undefined) return { ok: false, problems };
  return { ok: true, message: { name, email, topic: known, body } };
}

/** `seconds` is how long the form was open, or null when it does not tell. */
export const looksLikeMachine = (form: Record<string, string | undefined>, seconds: number | null): boolean =>
  formText(form[CONTACT_TRAP]) !== '' || seconds === null || seconds < CONTACT_LEAST_SECONDS;

const ADDRESS = /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/;

/** A database takes no NUL, and a form writes its line ends in two characters. */
export const formText = (value: string | undefined): string =>
  (value ?? '').replaceAll('\u0000', '').replaceAll('\r\n', '\n').trim();

export const emailProblem = (email: string): ContactProblem | null =>
  lengthProblem(email, 1, contactLimits.email) ?? (ADDRESS.test(email) ? null : 'invalid');

function lengthProblem(text: string, least: number, most: number): ContactProblem | null {
  // As the database counts: an emoji is one character.
  const length = Array.from(text).length;
  if (length === 0) return 'missing';
  if (length < least) return 'short';
  return length > most ? 'long' : null;
}
