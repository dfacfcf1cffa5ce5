// The « Connexion » link. For somebody who is signed in it reads « Mon espace », leads to the dashboard and has a menu beside it. On a
// static page its small script changes the same elements (entry-static.ts).
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import {
  accountLink,
  LOGIN,
  SIGN_OUT,
  signInLink,
  watchMenu,
  watchSignInLink,
} from '#web/features/auth/sign-in-link.ts';
import { readStoredName } from '#web/features/auth/stored-role.ts';
import { site } from '#web/locales/fr/public/site.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonLook } from '#web/ui/button.tsx';

const { own: text } = site;
const entry = 'flex min-h-11 items-center rounded-small px-3 text-small hover:bg-panel';

export function ConnectionLink() {
  const href = useSyncExternalStore(watchSignInLink, signInLink, () => LOGIN);
  const isSignedIn = href !== LOGIN;
  return (
    <div className="flex items-center gap-2">
      <Link
        to={href}
        data-sign-in
        data-own={text.area}
        data-own-label={text.areaLabel}
        aria-label={isSignedIn ? text.areaLabel : undefined}
        className={buttonLook({ look: 'secondary', size: 'small' })}
      >
        {isSignedIn ? text.area : site.connection}
      </Link>
      <OwnMenu href={href} isSignedIn={isSignedIn} />
    </div>
  );
}

function OwnMenu({ href, isSignedIn }: { href: string; isSignedIn: boolean }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const account = useSyncExternalStore(watchSignInLink, accountLink, () => null);
  const name = useSyncExternalStore(watchSignInLink, readStoredName, () => '');
  useEffect(() => (menu.current === null ? undefined : watchMenu(menu.current)), []);
  return (
    <details ref={menu} hidden={!isSignedIn} className="relative">
      <summary
        aria-label={text.menu}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-round [&::-webkit-details-marker]:hidden"
      >
        <Avatar name={name} />
      </summary>
      <ul className="absolute top-full right-0 z-20 mt-2 min-w-52 rounded-panel border border-hairline bg-raised p-2 shadow-lifted">
        <li>
          <Link to={href} data-sign-in className={entry}>
            {text.area}
          </Link>
        </li>
        <li data-account-entry hidden={account === null}>
          <Link to={account ?? LOGIN} data-account className={entry}>
            {text.account}
          </Link>
        </li>
        <li>
          {/* A page of its own, because a static page has no code to sign out with. */}
          <a href={SIGN_OUT} className={entry}>
            {text.signOut}
          </a>
        </li>
      </ul>
    </details>
  );
}
