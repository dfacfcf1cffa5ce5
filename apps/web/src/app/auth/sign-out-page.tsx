// /sign-out: ends the session and returns to the first page. A link on another site only leads to the button, so that nobody is
// signed out by it. `state.isAsked` comes from a button of our own pages.
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useSignOut } from '#web/app/use-sign-out.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';
import { ConfirmHost } from '#web/ui/overlays/confirm-host.tsx';

const { signOut: text } = auth;

export function Component() {
  const { isSigningOut, signOut } = useSignOut();
  const { state } = useLocation();
  const start = useEffectEvent(() => {
    const isAsked = (state as { isAsked?: unknown } | null)?.isAsked === true;
    if (isAsked || URL.parse(document.referrer)?.origin === location.origin) signOut();
  });
  useEffect(() => start(), []);
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <TaskHeading title={text.title} subtitle={text.description} />
      <Button wide isBusy={isSigningOut} onClick={signOut}>
        {text.action}
      </Button>
      <ConfirmHost />
    </>
  );
}
