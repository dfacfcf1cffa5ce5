// Two people who edit one thing: what the second typed, against what the first saved meanwhile. Values are compared field by field.
export interface Version<Form> {
  version: number;
  values: Form;
}

/** The fields that this person changed and somebody else changed otherwise: only people can say which is right. */
export function conflictsOf<Form extends object>(read: Form, saved: Form, typed: Form): (keyof Form)[] {
  return changesOf(read, typed).filter((field) => saved[field] !== read[field] && saved[field] !== typed[field]);
}

/** What was typed here, and what was saved elsewhere in the other fields. */
export function mergeOf<Form extends object>(read: Form, saved: Form, typed: Form): Form {
  const own = changesOf(read, typed).map((field) => [field, typed[field]]);
  return { ...saved, ...Object.fromEntries(own) };
}

export const changesOf = <Form extends object>(from: Form, to: Form): (keyof Form)[] =>
  (Object.keys(from) as (keyof Form)[]).filter((field) => from[field] !== to[field]);
