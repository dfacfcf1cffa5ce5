// Places a refusal: at the field it concerns or above the form, and always in a toast.
import type { FieldErrors } from 'react-hook-form';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

/** Codes of failures that another attempt can solve. */
export const isPassing = (code: string | undefined): boolean =>
  code === 'network' || code === 'unavailable' || code === 'request_timeout';

/** Shows the toast for invalid fields, before any request. */
export const showInvalid =
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
  /** The title of the toast. */
  setError: (
    name: Field | 'root',
    error: { type: string; message: string },
    options?: { shouldFocus: boolean },
  ) => void;
  /** The field that each refusal code concerns. */
  fields?: Readonly<Record<string, NoInfer<Field>>>;
}

/** Focuses the field. Without one, the focus stays on the button for another attempt. */
export function showRefusal<Field extends string>(
  { code, message }: Pick<Refusal, 'code' | 'message'>,
  { title, setError, fields = {} }: Placement<Field>,
): void {
  const field = fields[code];
  if (field === undefined) setError('root', { type: code, message });
  else setError(field, { type: code, message }, { shouldFocus: true });
  toast({ variant: 'destructive', title, description: message });
}
