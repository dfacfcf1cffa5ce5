// Where a refusal is said: at the field it is about when there is one, above the form otherwise, and in the toast always.
import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { Refusal } from '#web/lib/refusal.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

/** What is cured by trying again, with nothing else to change. */
export const isPassing = (code: string | undefined): boolean =>
  code === 'network' || code === 'unavailable' || code === 'request_timeout';

/** Says that something typed is not accepted, before anything is sent. */
export const sayInvalid =
  (title: string) =>
  (errors: FieldErrors): void => {
    const [first] = Object.values(errors);
    toast({
      variant: 'destructive',
      title,
      description: typeof first?.message === 'string' ? first.message : undefined,
    });
  };

export interface Placement<Form extends FieldValues> {
  title: string;
  setError: UseFormSetError<Form>;
  /** From a refusal's code to the field it is about. */
  fields?: Readonly<Record<string, FieldPath<Form>>>;
}

/** The focus goes to the field; without one it stays on the button, ready for another try. */
export function sayRefused<Form extends FieldValues>(
  { code, message }: Pick<Refusal, 'code' | 'message'>,
  { title, setError, fields = {} }: Placement<Form>,
): void {
  const field = fields[code];
  if (field === undefined) setError('root', { type: code, message });
  else setError(field, { type: code, message }, { shouldFocus: true });
  toast({ variant: 'destructive', title, description: message });
}
