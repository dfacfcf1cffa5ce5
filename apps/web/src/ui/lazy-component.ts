// Drawings that come when somebody acts rather than with the page: menus, dialogs, panels. One that cannot be had, as without a
// network, is asked for again by the next act.
import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';

export interface LazyComponent<Props extends object> {
  /** Nothing until it has come. */
  Drawing: ComponentType<Props>;
  isThere: () => boolean;
  /** True when it is there. */
  fetch: () => Promise<boolean>;
}

export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let drawing: ComponentType<Props> | null = null;
  return {
    Drawing: (props) => (drawing === null ? null : createElement(drawing, props)),
    isThere: () => drawing !== null,
    fetch: async () => {
      try {
        drawing ??= (await load()).default;
      } catch {
        return false;
      }
      return true;
    },
  };
}

type Fetched = Pick<LazyComponent<never>, 'isThere' | 'fetch'>;

/** Whether it is wanted and there. `onMissing`: it could not be had. */
export function useLazyComponent(part: Fetched, isWanted: boolean, onMissing: () => void): boolean {
  const [, setArrived] = useState(false);
  const end = useEffectEvent((isThere: boolean) => (isThere ? setArrived(true) : onMissing()));
  useEffect(() => {
    if (!isWanted) return;
    // Also where it is there: it may have come since this was drawn without it.
    let isOver = false;
    void part.fetch().then((isThere) => isOver || end(isThere));
    return () => {
      isOver = true;
    };
  }, [part, isWanted]);
  return isWanted && part.isThere();
}

const signsOfLife = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches them when somebody first stirs, so that they are there by the time they are wanted. */
export function usePreloadedComponents(parts: readonly Fetched[]): void {
  useEffect(() => {
    const stirred = new AbortController();
    const fetchAll = () => {
      stirred.abort();
      whenIdle(() => {
        for (const part of parts) void part.fetch();
      });
    };
    for (const sign of signsOfLife) window.addEventListener(sign, fetchAll, { passive: true, signal: stirred.signal });
    return () => stirred.abort();
  }, [parts]);
}

/** After what the first stir itself is about. Not every browser tells when it is idle. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}
