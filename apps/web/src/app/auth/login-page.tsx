// /login: the sign-in form, the forgotten password and the second step, as views of one page.
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { LoginView } from '#web/app/auth/login-views.tsx';
import { LoginForm } from '#web/features/auth/components/login-form.tsx';
import { PasskeyButton } from '#web/features/auth/components/passkey-button.tsx';
import { SocialButtons } from '#web/features/auth/components/social-buttons.tsx';
import { destinationAfter, FROM, withReturnPath } from '#web/features/auth/landing.ts';
import { type SessionState, useSession } from '#web/features/auth/session.ts';
import { greet, greetSilently } from '#web/features/auth/use-after-sign-in.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { auth } from '#web/locales/fr/account/auth.ts';
import { states } from '#web/locales/fr/ui/states.ts';
import { Loader } from '#web/ui/feedback/loader.tsx';
import { Divider } from '#web/ui/layout/divider.tsx';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';

const { login: text } = auth;

const loadViews = () => import('#web/app/auth/login-views.tsx');
const LoginViews = lazy(loadViews);

type View = 'form' | 'forgotten' | 'new-password';

export function Component() {
  const session = useSession();
  const [search] = useSearchParams();
  const from = search.get(FROM);
  const [view, setView] = useState<View>('form');
  const [email, setEmail] = useState<string>();

  function show(next: View, typed: string | undefined) {
    setView(next);
    setEmail(typed);
  }

  // This covers both a sign-in on this page and a person who was already signed in.
  if (session.status === 'signed-in' && view === 'form') {
    return <Navigate to={destinationAfter(search, session.person.role)} replace />;
  }
  const other = viewOf(session, view, email);
  return (
    <>
      <Metadata title={text.title} description={text.description} path="/login" />
      {other === null ? (
        <>
          <TaskHeading title={text.title} subtitle={text.subtitle} takesFocus={email !== undefined} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the first focus only starts the download of the next views */}
          <div className="flex flex-col gap-5" onFocus={preloadViews}>
            <SocialButtons from={from} />
            <PasskeyButton onSignedIn={greetSilently} />
            <Divider>{text.or}</Divider>
            <LoginForm email={email} onSignedIn={greet} onForgotten={(typed) => show('forgotten', typed)} />
            <p className="text-center text-quiet text-small">
              {text.noAccount}{' '}
              <Link
                to={withReturnPath('/register', from)}
                className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
              >
                {text.register}
              </Link>
            </p>
          </div>
        </>
      ) : (
        <Suspense fallback={<Loader text={states.loading} />}>
          <LoginViews
            view={other}
            onBack={(typed) => show('form', typed ?? email)}
            onRecovered={() => setView('new-password')}
          />
        </Suspense>
      )}
    </>
  );
}

/** A session that waits for its second step comes before any other view. */
function viewOf(session: SessionState, view: View, email = ''): LoginView | null {
  if (session.status === 'second-step') return { kind: 'second-step', email: session.email };
  if (view === 'form') return null;
  return view === 'forgotten' ? { kind: 'forgotten', email } : { kind: 'new-password' };
}

function preloadViews(): void {
  // A failed download is tried again when a view is shown.
  void loadViews().catch(() => undefined);
}
