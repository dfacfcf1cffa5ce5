// Drawings that come when somebody acts rather than with the page: menus, dialogs, panels. One that cannot be had, as without a
// network, is asked for again by the next act.
import { useEffect, useEffectEvent, useState } from 'react';

export interface LatePart<Drawing> {
  /** Null until it has come. */
  readonly drawing: Drawing | null;
  /** True when it is there. */
  fetch: () => Promise<boolean>;
}

export function latePart<Drawing>(load: () => Promise<{ default: Drawing }>): LatePart<Drawing> {
  let drawing: Drawing | null = null;
  return {
    get drawing() {
      return drawing;
    },
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

/** The drawing, once it is wanted and there. `onMissing`: it could not be had. */
export function useLatePart<Drawing>(
  part: LatePart<Drawing>,
  isWanted: boolean,
  onMissing: () => void,
): Drawing | null {
  const [, setArrived] = useState(false);
  const end = useEffectEvent((isThere: boolean) => (isThere ? setArrived(true) : onMissing()));
  useEffect(() => {
    if (!isWanted || part.drawing !== null) return;
    let isOver = false;
    void part.fetch().then((isThere) => isOver || end(isThere));
    return () => {
      isOver = true;
    };
  }, [part, isWanted]);
  return isWanted ? part.drawing : null;
}

const signsOfLife = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches them when somebody first stirs, so that they are there by the time they are wanted. */
export function useEarlyParts(parts: readonly LatePart<unknown>[]): void {
  useEffect(() => {
    const stirred = new AbortController();
    const fetchAll = () => {
      stirred.abort();
      for (const part of parts) void part.fetch();
    };
    for (const sign of signsOfLife) window.addEventListener(sign, fetchAll, { passive: true, signal: stirred.signal });
    return () => stirred.abort();
  }, [parts]);
}
