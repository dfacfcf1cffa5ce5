// Delays input events until hydration is complete. React would otherwise hydrate the whole page synchronously at the first event, and
// that event would wait for it. Meanwhile focus, typing and links work as the browser's defaults. A button that was clicked is clicked
// again once its handler exists, and so is a link that the application opens within the page (`data-opens`).
const inputs = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'keydown',
  'keyup',
  'keypress',
  'beforeinput',
  'input',
  'change',
  'focusin',
  'focusout',
] as const;

const held = new AbortController();
let pressed: HTMLElement | null = null;

export function holdEarlyInput(): void {
  // Scrolling must not wait for a listener that could stop it.
  for (const type of inputs) {
    window.addEventListener(type, hold, { capture: true, passive: type !== 'click', signal: held.signal });
  }
}

export function releaseEarlyInput(): void {
  held.abort();
  if (pressed?.isConnected === true) pressed.click();
  pressed = null;
}

function hold(event: Event): void {
  event.stopPropagation();
  if (event.type !== 'click' || !(event.target instanceof Element)) return;
  const link = isPlainClick(event) ? event.target.closest<HTMLElement>('a[data-opens]') : null;
  if (link !== null) event.preventDefault();
  const button = event.target.closest('button');
  // The browser posts such a form by itself: a second click would send it twice.
  const isPosted = button?.type === 'submit' && button.form?.method === 'post';
  pressed = isPosted ? null : (link ?? button);
}

/** A click with one of these keys opens a new tab or window. */
function isPlainClick(event: Event): boolean {
  const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
  return !metaKey && !ctrlKey && !shiftKey;
}
