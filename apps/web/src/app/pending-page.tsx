// Covers the current page during a slow navigation. A fast navigation shows nothing. The page is covered and not removed, so
// that a cancelled navigation loses nothing that was typed.
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { type Area, areaOf } from '#web/app/areas.ts';
import { states } from '#web/locales/fr/ui/states.ts';
import { Loader, Spinner } from '#web/ui/feedback/loader.tsx';
import { useUiText } from '#web/ui/use-ui-text.ts';

const PATIENCE_MS = 300;

/** A navigation within an area covers its content only; any other one covers the screen. */
export function PendingPage({ within }: { within?: Area }) {
  const text = useUiText('states', states);
  const next = useSlowDestination();
  const { pathname } = useLocation();
  if (next === null) return null;
  const isInside = areaOf(pathname) !== null && areaOf(pathname) === areaOf(next);
  if (isInside !== (within !== undefined)) return null;
  if (within === undefined) {
    return (
      <div className="fixed inset-0 z-40 flex bg-paper motion-safe:animate-fade">
        <Loader text={text.loading} />
      </div>
    );
  }
  return (
    <div className="absolute inset-0 bg-paper motion-safe:animate-fade">
      <p role="status" className="flex flex-col items-center gap-5 pt-24 text-quiet">
        <Spinner className="size-8 text-ornament" />
        {text.loading}
      </p>
    </div>
  );
}

/** The target of a navigation that takes noticeably long. */
function useSlowDestination(): string | null {
  const { state, location } = useNavigation();
  const isLoading = state === 'loading';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isLoading && isSlow ? (location?.pathname ?? null) : null;
}
