// Lists the invalid fields of a long form beside its submit button, with a link to each. The labels are read from the DOM, so that
// the list matches the form.
import { type MouseEvent, useCallback, useSyncExternalStore } from 'react';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { type UiText, useUiText } from '#web/ui/use-ui-text.ts';

interface InvalidField {
  id: string;
  words: string;
}

const INVALID = '[aria-invalid=true], [data-invalid]';
const CONTROL = 'input:enabled, select:enabled, textarea:enabled, button:enabled';

/** `form` is the id of the form, which may be elsewhere than its button. */
export function InvalidFields({ form }: { form: string }) {
  const text = useUiText('fields', fields);
  const watch = useCallback((onChange: () => void) => watchForm(form, onChange), [form]);
  const found: InvalidField[] = JSON.parse(
    useSyncExternalStore(
      watch,
      () => JSON.stringify(readInvalidFields(form, text.invalidField)),
      () => '[]',
    ),
  );
  if (found.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={text.invalid}
      className="w-full rounded-panel bg-danger-wash px-4 py-3 text-danger text-small"
    >
      <p className="font-medium">{text.invalid}</p>
      <ul>
        {found.map(({ id, words }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => go(event, id)}
              className="wrap-anywhere inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Call it after the fields are marked as invalid. */
export const focusFirstInvalid = (form: string): void =>
  focusField(document.getElementById(form)?.querySelector<HTMLElement>(INVALID) ?? null);

function go(event: MouseEvent, id: string): void {
  event.preventDefault();
  focusField(document.getElementById(id));
}

function watchForm(form: string, onChange: () => void): () => void {
  const element = document.getElementById(form);
  const observer = new MutationObserver(onChange);
  const marks = ['aria-invalid', 'aria-describedby', 'data-invalid'];
  if (element)
    observer.observe(element, { subtree: true, childList: true, characterData: true, attributeFilter: marks });
  return () => observer.disconnect();
}

function focusField(field: HTMLElement | null): void {
  if (field === null) return;
  // A collapsed part of the form cannot take the focus.
  field.closest('details')?.setAttribute('open', '');
  const control = field.matches(CONTROL) ? field : field.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

function readInvalidFields(form: string, words: UiText['fields']['invalidField']): InvalidField[] {
  return [...(document.getElementById(form)?.querySelectorAll<HTMLElement>(INVALID) ?? [])].map((field) => ({
    id: field.id,
    words: words([groupOf(field), labelOf(field)].filter(Boolean).join(', '), messageOf(field)),
  }));
}

const messageOf = (field: HTMLElement): string =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

/** Reads the label without « (facultatif) ». The label of a checkbox is a sentence, too long for a list. */
function labelOf(field: HTMLElement): string {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return '';
  const label = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels?.[0] : null;
  return (label ?? field.querySelector('legend'))?.firstChild?.textContent ?? '';
}

/** The person or section that the field belongs to. */
function groupOf(field: HTMLElement): string {
  const group = field.parentElement?.closest('section[aria-label], fieldset');
  return group?.getAttribute('aria-label') ?? group?.querySelector(':scope > legend')?.textContent ?? '';
}
