// Whether an element is near the viewport, so that long lists fetch only what is about to be seen.
import { type RefObject, useEffect, useState } from 'react';

/** About one screen ahead. */
const AHEAD = '600px';

/** Once true, it stays true. */
export function useNearViewport(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || part.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: AHEAD,
      },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [isNear, part]);
  return isNear;
}
