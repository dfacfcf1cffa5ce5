// Keeps the end of a list that grows in sight: it opens there and follows what is added. Whoever reads further up is left alone.

/** So near the end somebody is taken to be reading along. */
const NEAR = 120;

/** The ref of the element that scrolls. */
export function followEnd(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined;
  let isNear = true;
  const look = () => {
    isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
  };
  const follow = () => {
    if (isNear) box.scrollTop = box.scrollHeight;
  };
  const observer = new MutationObserver(follow);
  observer.observe(box, { childList: true, subtree: true });
  box.addEventListener('scroll', look, { passive: true });
  follow();
  return () => {
    observer.disconnect();
    box.removeEventListener('scroll', look);
  };
}
