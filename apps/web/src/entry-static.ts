// The only script of a static page: it sets the attributes of <html> that styles and tests read, and the links of the header for
// somebody who is signed in. Its links are plain links, so the application is not loaded.
import { accountLink, LOGIN, signInLink, watchMenu, watchSignInLink } from '#web/features/auth/sign-in-link.ts';
import { readStoredName } from '#web/features/auth/stored-role.ts';
import { currentDevice, markDevice } from '#web/lib/device/screen.ts';
import { applyTheme } from '#web/lib/device/theme.ts';
import { initialsOf } from '#web/lib/format/initials.ts';

const page = document.documentElement;
const all = (selector: string) => document.querySelectorAll<HTMLElement>(`header ${selector}`);

/** « Connexion », as the server rendered it. */
const connection = document.querySelector('header [data-own]')?.textContent ?? '';

const showScreen = (): void => markDevice(page, currentDevice());

/** The same as app/public/layout/connection-link.tsx. */
function showSignIn(): void {
  const link = signInLink();
  const account = accountLink();
  for (const own of all('[data-sign-in]')) own.setAttribute('href', link);
  for (const menu of all('details')) menu.hidden = link === LOGIN;
  for (const own of all('[data-own]')) {
    const { own: text = '', ownLabel = '' } = own.dataset;
    own.textContent = link === LOGIN ? connection : text;
    own.ariaLabel = link === LOGIN ? null : ownLabel;
  }
  for (const entry of all('[data-account-entry]')) entry.hidden = account === null;
  for (const own of all('[data-account]')) own.setAttribute('href', account ?? LOGIN);
  for (const avatar of all('[data-initials]')) avatar.dataset['initials'] = initialsOf(readStoredName());
}

applyTheme(page);
showScreen();
window.addEventListener('resize', showScreen);
showSignIn();
watchSignInLink(showSignIn);
for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details')) watchMenu(menu);
page.dataset['hydrated'] = '';
