// A touch of less than 300 ms that does not move is a click, at once: some web views wait for a second tap or drop the click of a quick one.
const TAP_MS = 300;
const MOVED_PX = 10;

/** These need the browser's own handling: it places the caret, opens the list or moves the thumb. */
const OWN_TOUCH =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,select,[contenteditable],video,audio';

export function clickOnTap(page: Document): void {
  let start: { at: number; x: number; y: number } | null = null;
  const options = { capture: true };

  page.addEventListener(
    'touchstart',
    ({ touches, timeStamp }) => {
      const [touch] = touches;
      start = touches.length === 1 && touch ? { at: timeStamp, x: touch.clientX, y: touch.clientY } : null;
    },
    options,
  );
  page.addEventListener(
    'touchend',
    (event) => {
      const [touch] = event.changedTouches;
      const { target } = event;
      if (start === null || touch === undefined || !(target instanceof Element)) return;
      const isTap =
        event.timeStamp - start.at < TAP_MS && Math.hypot(touch.clientX - start.x, touch.clientY - start.y) < MOVED_PX;
      start = null;
      if (!isTap || target.closest(OWN_TOUCH) !== null) return;
      // The click that the browser would add later must not be a second one. A touch that only ended a scroll cannot be prevented.
      if (!event.cancelable) return;
      event.preventDefault();
      click(target, touch);
    },
    { ...options, passive: false },
  );
}

function click(target: Element, { clientX, clientY }: Touch): void {
  const focusable = target.closest<HTMLElement>('a[href],button,summary,[tabindex]');
  if (focusable === null) blurFocused();
  else focusable.focus({ preventScroll: true });
  const init = { bubbles: true, cancelable: true, composed: true, detail: 1, clientX, clientY, pointerType: 'touch' };
  target.dispatchEvent(new PointerEvent('click', init));
}

/** As a browser does for a tap beside the fields: the keyboard closes. */
function blurFocused(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
