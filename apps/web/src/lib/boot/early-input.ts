// Delays input events until hydration is complete. React would otherwise hydrate the whole page synchronously at the first event, and
// that event would wait for it. Meanwhile focus, typing and links work as the browser's defaults, and a button that was clicked is
// clicked again once its handler exists.
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
  const options = { capture: true, passive: true, signal: held.signal };
  for (const type of inputs) window.addEventListener(type, hold, options);
}

export function releaseEarlyInput(): void {
  held.abort();
  if (pressed?.isConnected === true) pressed.click();
  pressed = null;
}

function hold(event: Event): void {
  event.stopPropagation();
  if (event.type !== 'click' || !(event.target instanceof Element)) return;
  const button = event.target.closest('button');
  // The browser posts such a form by itself: a second click would send it twice.
  const isPosted = button?.type === 'submit' && button.form?.method === 'post';
  pressed = isPosted ? null : button;
}
