// `useForm` of react-hook-form with a draft: see draft.ts.
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type Draft, isSame, storeChanges, useDraftKey, useFoundDraft } from '#web/lib/drafts/draft.ts';

interface DraftOptions<Form> {
  /** True for health data, whose draft is stored for the tab alone. */
  isPrivate?: boolean;
  /** Merges a draft into a record that others saved meanwhile: its base, the typed values and the current ones. */
  merge?: (before: Form, mine: Form, now: Form) => Form;
  /** Fields that are never stored, such as passwords. */
  without?: readonly (keyof Form)[];
}

export function useDraftForm<Form extends FieldValues, Output extends FieldValues = Form>(
  name: string,
  options: UseFormProps<Form, unknown, Output>,
  { isPrivate = false, merge, without = [] }: DraftOptions<Form> = {},
): [UseFormReturn<Form, unknown, Output>, Draft] {
  const form = useForm<Form, unknown, Output>(options);
  const place = useDraftKey(name, isPrivate);
  const { found, isFound, erase } = useFoundDraft(place);
  const base = (options.values ?? options.defaultValues ?? {}) as Record<string, unknown>;

  const restore = useEffectEvent((): Record<string, unknown> => {
    if (found === null) return {};
    if (merge === undefined) return found.typed;
    return merge({ ...base, ...found.base } as Form, { ...base, ...found.typed } as Form, base as Form);
  });
  const hasDraft = useRef(found !== null);
  const store = useEffectEvent((values: Record<string, unknown>) => {
    const fields = Object.keys(values).filter(
      (field) => !without.includes(field) && !isSame(values[field], base[field]),
    );
    // Another tab may hold a draft of the same form, so only one that was stored or restored here is erased.
    if (fields.length === 0 && !hasDraft.current) return;
    hasDraft.current = fields.length > 0;
    storeChanges(place, { version: 0, base, typed: values, fields });
  });
  useEffect(() => {
    for (const [field, value] of Object.entries(restore())) {
      form.setValue(field as Path<Form>, value as PathValue<Form, Path<Form>>, { shouldDirty: true });
    }
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [form]);

  const discard = () => {
    // The options of the form would otherwise keep what was typed.
    form.reset(undefined, { keepDirtyValues: false });
    erase();
  };
  return [form, { isFound, erase, discard }];
}
