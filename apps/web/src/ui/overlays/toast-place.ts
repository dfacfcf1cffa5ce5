// Where toasts appear while a dialog is open on a phone: above a short dialog, otherwise inside it, above its actions. Its title,
// its first fields and its buttons stay within reach, and the padding of its content lets everything else scroll above the toast.
const PROPERTY = '--toast-bottom';
/** The space above a dialog that a toast of two lines needs, in pixels. */
const TOAST_SPACE = 160;

/** A ref for the panel of a dialog. */
export function placeToasts(panel: HTMLElement | null): (() => void) | undefined {
  if (panel === null) return undefined;
  const { style } = document.documentElement;
  const placeOfOuterDialog = style.getPropertyValue(PROPERTY);
  const actions = panel.querySelector<HTMLElement>('[data-overlay-actions]');
  const observer = new ResizeObserver(() => {
    const isShort = panel.offsetTop >= TOAST_SPACE;
    const bottom = isShort ? window.innerHeight - panel.offsetTop : (actions?.offsetHeight ?? 0);
    style.setProperty(PROPERTY, `${bottom}px`);
  });
  observer.observe(panel);
  if (actions) observer.observe(actions);
  return () => {
    observer.disconnect();
    style.setProperty(PROPERTY, placeOfOuterDialog);
  };
}
