// A callback that never changes, so that memoised components are not rendered again, and that sees the latest render when it is called.
import { useCallback, useEffect, useRef } from 'react';

export function useStableCallback<Arguments extends unknown[]>(
  run: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
