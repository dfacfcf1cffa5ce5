// What people do before the page is alive. At the first touch that it hears, React drops all else to make the whole page live at once,
// and the touch waits for that. Unheard, it goes on piece by piece; the browser does its own part, such as focus, typing and
// links; and a button that was pressed is pressed again as soon as the page can hear it.
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
  if (event.type === 'click' && event.target instanceof Element) pressed = event.target.closest('button');
}
