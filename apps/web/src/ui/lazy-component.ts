// Components that are loaded on demand rather than with the page: menus, dialogs, panels. When loading fails, as it does
// offline, the next use tries again.
import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';

export interface LazyComponent<Props extends object> {
  /** Renders nothing until it is loaded. */
  Component: ComponentType<Props>;
  isLoaded: () => boolean;
  /** Resolves to true when the component is loaded. */
  fetch: () => Promise<boolean>;
}

export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let component: ComponentType<Props> | null = null;
  return {
    Component: (props) => (component === null ? null : createElement(component, props)),
    isLoaded: () => component !== null,
    fetch: async () => {
      try {
        component ??= (await load()).default;
      } catch {
        return false;
      }
      return true;
    },
  };
}

type Fetched = Pick<LazyComponent<never>, 'isLoaded' | 'fetch'>;

/** True when the component is wanted and loaded. `onMissing` is called when it could not be loaded. */
export function useLazyComponent(part: Fetched, isWanted: boolean, onMissing: () => void): boolean {
  const [, setArrived] = useState(false);
  const end = useEffectEvent((isLoaded: boolean) => (isLoaded ? setArrived(true) : onMissing()));
  useEffect(() => {
    if (!isWanted) return;
    // Also when it is loaded: it may have arrived after this render.
    let isOver = false;
    void part.fetch().then((isLoaded) => isOver || end(isLoaded));
    return () => {
      isOver = true;
    };
  }, [part, isWanted]);
  return isWanted && part.isLoaded();
}

const firstInteractions = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Preloads components at the first interaction with the page, so that they are ready when they are needed. */
export function usePreloadedComponents(parts: readonly Fetched[]): void {
  useEffect(() => {
    const interaction = new AbortController();
    const fetchAll = () => {
      interaction.abort();
      whenIdle(() => {
        for (const part of parts) void part.fetch();
      });
    };
    for (const event of firstInteractions)
      window.addEventListener(event, fetchAll, { passive: true, signal: interaction.signal });
    return () => interaction.abort();
  }, [parts]);
}

/** Runs after the handlers of that first interaction. Not every browser has requestIdleCallback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}
