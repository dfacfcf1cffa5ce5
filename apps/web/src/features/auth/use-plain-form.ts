// A form of uncontrolled inputs that a schema parses on submit. The sign-in page uses it because react-hook-form would weigh too much
// on the page where people arrive.
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type * as z from 'zod/mini';

export interface FieldError {
  type: string;
  message: string;
}

interface PlainFormOptions<Form> {
  onValid: (values: Form) => Promise<void>;
  onInvalid: (errors: FieldErrors<Form>) => void;
}

interface PlainForm<Form> {
  /** For <form>. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent) => void;
    onChange: (event: FormEvent) => void;
  };
  errors: FieldErrors<Form> & { root?: FieldError };
  isSubmitting: boolean;
  setError: (name: Name<Form> | 'root', error: FieldError) => void;
  /** Undefined while the form is not mounted. */
  input: (name: Name<Form>) => HTMLInputElement | undefined;
  /** Sets a value as typing would. */
  fill: (texts: Partial<Record<Name<Form>, string>>) => void;
}

type Name<Form> = keyof Form & string;
type FieldErrors<Form> = { [Field in Name<Form>]?: FieldError };

/** The names of the inputs are the names of the schema's fields. */
export function usePlainForm<Form extends object>(
  schema: z.ZodMiniType<Form>,
  { onValid, onInvalid }: PlainFormOptions<Form>,
): PlainForm<Form> {
  const ref = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [errors, setErrors] = useState<PlainForm<Form>['errors']>({});
  const input = (name: string) => inputOf(ref.current, name);

  /** After a first failed submit, a field is validated on every change. */
  function judge(names: readonly string[]): void {
    if (!wasSubmitted) return;
    const { errors: found } = read(schema, ref.current);
    setErrors((known) => ({ ...known, ...Object.fromEntries(names.map((name) => [name, found[name as Name<Form>]])) }));
  }

  async function submit(): Promise<void> {
    setWasSubmitted(true);
    const { values, errors: found } = read(schema, ref.current);
    setErrors(found);
    if (values !== null) return onValid(values);
    const [first] = Object.keys(found);
    if (first !== undefined) input(first)?.focus();
    onInvalid(found);
  }

  return {
    form: {
      ref,
      onSubmit: (event) => {
        event.preventDefault();
        if (isSent.current) return;
        isSent.current = true;
        setSubmitting(true);
        void submit().finally(() => {
          isSent.current = false;
          setSubmitting(false);
        });
      },
      onChange: ({ target }) => {
        if (target instanceof HTMLInputElement) judge([target.name]);
      },
    },
    errors,
    isSubmitting,
    setError: (name, error) => setErrors((known) => ({ ...known, [name]: error })),
    input,
    fill: (texts) => {
      for (const control of inputsOf(ref.current)) control.value = texts[control.name as Name<Form>] ?? control.value;
      judge(Object.keys(texts));
    },
  };
}

export const inputOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | undefined =>
  inputsOf(form).find((control) => control.name === name);

interface Reading<Form> {
  /** Null when a value is invalid. */
  values: Form | null;
  errors: FieldErrors<Form>;
}

function read<Form extends object>(schema: z.ZodMiniType<Form>, form: HTMLFormElement | null): Reading<Form> {
  const typed = inputsOf(form).map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value]);
  const result = schema.safeParse(Object.fromEntries(typed));
  if (result.success) return { values: result.data, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const { path, code, message } of result.error.issues) errors[String(path[0])] ??= { type: code ?? '', message };
  return { values: null, errors: errors as FieldErrors<Form> };
}

const inputsOf = (form: HTMLFormElement | null): HTMLInputElement[] =>
  [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement);
