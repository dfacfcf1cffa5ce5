// Whether a part of the page has come near the screen: what it needs is asked for then, and not for all of a long list at once.
import { type RefObject, useEffect, useState } from 'react';

/** About a screen ahead. */
const AHEAD = '600px';

/** Once near, it stays so. */
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
