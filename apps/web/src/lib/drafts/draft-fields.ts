// The draft of a form with uncontrolled inputs: see draft.ts. Only the named fields are stored.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Draft, storeChanges, useDraftKey, useFoundDraft } from '#web/lib/drafts/draft.ts';

export function useDraftFields(name: string, form: RefObject<HTMLFormElement | null>, names: readonly string[]): Draft {
  const place = useDraftKey(name);
  const { found, isFound, erase } = useFoundDraft(place);
  const stored = useEffectEvent(() => found?.typed ?? {});
  const key = names.join();
  useEffect(() => {
    const element = form.current;
    if (element === null) return undefined;
    const fields = [...element.elements].filter((one) => isField(one) && key.split(',').includes(one.name)) as Field[];
    const begun = stored();
    for (const field of fields) {
      const value = begun[field.name];
      // Text that was typed before hydration stays.
      if (field.value === '' && typeof value === 'string') field.value = value;
    }
    const store = () => {
      const typed = Object.fromEntries(fields.map(({ name: field, value }) => [field, value]));
      const changed = Object.keys(typed).filter((field) => typed[field] !== '');
      storeChanges(place, { version: 0, base: {}, typed, fields: changed });
    };
    // Text that was typed before this code arrived is stored too, although no input follows it.
    if (fields.some((field) => isTyped(field) && field.value !== begun[field.name])) store();
    element.addEventListener('input', store);
    return () => element.removeEventListener('input', store);
  }, [form, place, key]);

  const discard = () => {
    form.current?.reset();
    erase();
  };
  return { isFound, erase, discard };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isTyped = (field: Field): boolean => 'defaultValue' in field && field.value !== field.defaultValue;
