// Whether somebody uses a page that has not loaded the application.
import { whenHeard } from '#web/lib/boot/when-interactive.ts';

export const whenUsed = (): Promise<void> =>
  whenHeard(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input', 'change', 'click']);

/** On a slow network people fill in a form before its script arrives. */
export function isUsed(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return document.activeElement !== document.body || [...fields].some(isChanged);
}

/** A box without a value of its own has « on » as its value and nothing as its default. */
function isChanged(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const isBox = field.type === 'checkbox' || field.type === 'radio';
  return isBox && 'checked' in field ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
