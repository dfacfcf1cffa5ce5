// The only script of a static page: it sets the attributes of <html> that styles and tests read, and the target of the sign-in
// link for somebody who is signed in. Its links are plain links, so the application is not loaded.
import { LOGIN, signInLink, watchSignInLink } from '#web/features/auth/sign-in-link.ts';
import { currentDevice, markDevice } from '#web/lib/device/screen.ts';
import { applyTheme } from '#web/lib/device/theme.ts';

const page = document.documentElement;
const signInLinks = document.querySelectorAll<HTMLAnchorElement>(`header a[href="${LOGIN}"]`);

const showScreen = (): void => markDevice(page, currentDevice());
const showSignInLink = (): void => {
  for (const link of signInLinks) link.setAttribute('href', signInLink());
};

applyTheme(page);
showScreen();
window.addEventListener('resize', showScreen);
showSignInLink();
watchSignInLink(showSignInLink);
page.dataset['hydrated'] = '';
