// Where a refusal is said: at the field it is about when there is one, above the form otherwise, and in the toast always.
import type { FieldErrors } from 'react-hook-form';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

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

export interface Placement<Field extends string> {
  title: string;
  /** The form's own. */
  setError: (
    name: Field | 'root',
    error: { type: string; message: string },
    options?: { shouldFocus: boolean },
  ) => void;
  /** From a refusal's code to the field it is about. */
  fields?: Readonly<Record<string, NoInfer<Field>>>;
}

/** The focus goes to the field; without one it stays on the button, ready for another try. */
export function sayRefused<Field extends string>(
  { code, message }: Pick<Refusal, 'code' | 'message'>,
  { title, setError, fields = {} }: Placement<Field>,
): void {
  const field = fields[code];
  if (field === undefined) setError('root', { type: code, message });
  else setError(field, { type: code, message }, { shouldFocus: true });
  toast({ variant: 'destructive', title, description: message });
}
