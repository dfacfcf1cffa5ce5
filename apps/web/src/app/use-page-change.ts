// After a navigation: the new page's title is said, and the keyboard goes on from its content. A browser does both when it
// loads a page; here no page is loaded.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '#web/lib/device/announce.ts';

/** Menus and sheets that the navigation closes give the focus back first. */
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

/** A page that led the focus to a field of its own keeps it there. */
function focusContent(): void {
  const content = document.querySelector('main');
  if (content === null || content.contains(document.activeElement)) return;
  content.focus({ preventScroll: true });
}
