// Components that are loaded on demand rather than with the page: menus, dialogs, panels. When loading fails, as it does
// offline, the next use tries again.
import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';

export interface LazyComponent<Props extends object> {
  /** Renders nothing until it is loaded. */
  Drawing: ComponentType<Props>;
  isThere: () => boolean;
  /** Resolves to true when the component is loaded. */
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

/** True when the component is wanted and loaded. `onMissing` is called when it could not be loaded. */
export function useLazyComponent(part: Fetched, isWanted: boolean, onMissing: () => void): boolean {
  const [, setArrived] = useState(false);
  const end = useEffectEvent((isThere: boolean) => (isThere ? setArrived(true) : onMissing()));
  useEffect(() => {
    if (!isWanted) return;
    // Also when it is loaded: it may have arrived after this render.
    let isOver = false;
    void part.fetch().then((isThere) => isOver || end(isThere));
    return () => {
      isOver = true;
    };
  }, [part, isWanted]);
  return isWanted && part.isThere();
}

const signsOfLife = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Preloads components at the first interaction with the page, so that they are ready when they are needed. */
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

/** Runs after the handlers of that first interaction. Not every browser has requestIdleCallback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}
