// The name of who is dragged, beside the pointer. It follows by a transform, without a render.
import { useEffect, useRef } from 'react';

export function DragLabel({ name }: { name: string }) {
  const label = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) =>
        label.current?.style.setProperty('transform', `translate(${clientX + 14}px, ${clientY + 14}px)`),
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, []);
  return (
    <p
      ref={label}
      aria-hidden
      className="pointer-events-none fixed top-0 left-0 z-50 not-[[style]]:invisible max-w-60 truncate rounded-round bg-ink px-4 py-2 text-on-accent text-small shadow-lifted"
    >
      {name}
    </p>
  );
}
