// Keeps a growing list scrolled to its end, unless the reader has scrolled up.

/** In pixels: a reader this close to the end wants to follow it. */
const NEAR_PX = 120;

/** The ref callback of the element that scrolls. */
export function followEnd(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined;
  let isNear = true;
  const measure = () => {
    isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
  };
  const scroll = () => {
    if (isNear) box.scrollTop = box.scrollHeight;
  };
  const observer = new MutationObserver(scroll);
  observer.observe(box, { childList: true, subtree: true });
  box.addEventListener('scroll', measure, { passive: true });
  scroll();
  return () => {
    observer.disconnect();
    box.removeEventListener('scroll', measure);
  };
}
