// Several lines of text. It grows with what is typed; a limit is counted and never cuts what was pasted.
import type { Ref, TextareaHTMLAttributes } from 'react';
import { fields as text } from '#web/locales/fr/fields.ts';
import { controlLook, Field, type FieldFrame } from '#web/ui/fields/field.tsx';

/** Given `register(…)` it keeps its own text; given `value`, it can count it against `limit`. */
interface TextAreaProps
  extends FieldFrame,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id' | 'maxLength'> {
  /** Characters, shown beside the label. The form's own rule refuses what exceeds it. */
  limit?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ label, hint, error, optional, limit, rows = 3, ...area }: TextAreaProps) {
  const length = typeof area.value === 'string' ? area.value.length : null;
  const aside = limit !== undefined && length !== null && <Count length={length} limit={limit} />;
  return (
    <Field {...{ label, hint, error, aside, ...(optional !== undefined && { optional }) }}>
      {(ids) => (
        <textarea
          {...area}
          {...ids}
          rows={rows}
          className={`${controlLook} field-sizing-content max-h-[60dvh] min-h-26 resize-y py-2.5`}
        />
      )}
    </Field>
  );
}

function Count({ length, limit }: { length: number; limit: number }) {
  return (
    <span className={`shrink-0 text-small tabular-nums ${length > limit ? 'text-danger' : 'text-quiet'}`}>
      <span aria-hidden>{text.count(length, limit)}</span>
      <span className="sr-only">{text.countSpoken(length, limit)}</span>
    </span>
  );
}
