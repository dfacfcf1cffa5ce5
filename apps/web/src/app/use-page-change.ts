// After a navigation, announces the title of the new page and moves the focus to its content. A browser does both when it loads a
// page; a client-side navigation loads none.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '#web/lib/device/announce.ts';

/** Menus and sheets that the navigation closes return the focus first. */
const AFTER_MENUS_MS = 50;

export function usePageChange(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    const timer = setTimeout(() => {
      last.current = pathname;
      announce(document.title);
      focusContent();
    }, AFTER_MENUS_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}

/** Leaves the focus on a field that the page has focused and in a dialog opened meanwhile, which losing the focus would close. */
function focusContent(): void {
  const content = document.querySelector('main');
  const focused = document.activeElement;
  if (content === null || content.contains(focused) || focused?.closest('[role="dialog"]')) return;
  content.focus({ preventScroll: true });
}
