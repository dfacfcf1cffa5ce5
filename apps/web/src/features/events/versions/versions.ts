// Merges the edits of two people to one row, field by field.
export interface Version<Form> {
  version: number;
  values: Form;
}

/** The fields that both people changed to different values. Only a person can decide between them. */
export function conflictsOf<Form extends object>(read: Form, saved: Form, typed: Form): (keyof Form)[] {
  return changesOf(read, typed).filter((field) => saved[field] !== read[field] && saved[field] !== typed[field]);
}

/** The edits of this form, with the saved values in all other fields. */
export function mergeOf<Form extends object>(read: Form, saved: Form, typed: Form): Form {
  const own = changesOf(read, typed).map((field) => [field, typed[field]]);
  return { ...saved, ...Object.fromEntries(own) };
}

export const changesOf = <Form extends object>(from: Form, to: Form): (keyof Form)[] =>
  (Object.keys(from) as (keyof Form)[]).filter((field) => from[field] !== to[field]);
