// A growing multi-line field. A limit is counted and never truncates pasted text.
import type { Ref, TextareaHTMLAttributes } from 'react';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { controlLook, Field, type FieldFrame } from '#web/ui/fields/field.tsx';
import { useUiText } from '#web/ui/use-ui-text.ts';

/** Uncontrolled with `register(…)`; controlled with `value`, which it can count against `limit`. */
interface TextAreaProps
  extends FieldFrame,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id' | 'maxLength'> {
  /** The limit in characters, shown beside the label. The form's schema refuses longer text. */
  limit?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea({ label, hint, error, optional, required, limit, rows = 3, ...area }: TextAreaProps) {
  const length = typeof area.value === 'string' ? area.value.length : null;
  const aside = limit !== undefined && length !== null && <Count length={length} limit={limit} />;
  return (
    <Field {...{ label, hint, error, required, aside, ...(optional !== undefined && { optional }) }}>
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
  const text = useUiText('fields', fields);
  return (
    <span className={`shrink-0 text-small tabular-nums ${length > limit ? 'text-danger' : 'text-quiet'}`}>
      <span aria-hidden>{text.count(length, limit)}</span>
      <span className="sr-only">{text.countSpoken(length, limit)}</span>
    </span>
  );
}
