// All that a still page runs: the marks on <html> that styles and tests read, and the way in of whoever is signed in. Its links
// are links, so the application is not there.
import { LOGIN, watchWayIn, wayIn } from '#web/features/auth/way-in.ts';
import { currentDevice, markDevice } from '#web/lib/screen.ts';
import { applyTheme } from '#web/lib/theme.ts';

const page = document.documentElement;
const waysIn = document.querySelectorAll<HTMLAnchorElement>(`header a[href="${LOGIN}"]`);

const showScreen = (): void => markDevice(page, currentDevice());
const showWayIn = (): void => {
  for (const link of waysIn) link.setAttribute('href', wayIn());
};

applyTheme(page);
showScreen();
window.addEventListener('resize', showScreen);
showWayIn();
watchWayIn(showWayIn);
page.dataset['hydrated'] = '';
