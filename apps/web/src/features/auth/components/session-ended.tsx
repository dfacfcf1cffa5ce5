// Asks the person to sign in again after the session ended, above all other dialogs. The page stays mounted underneath with what was
// typed on it, and hidden, because another person may now be at the device.
import { Dialog as Radix } from 'radix-ui';
import { useRef } from 'react';
import { Link } from 'react-router';
import { LoginForm } from '#web/features/auth/components/login-form.tsx';
import { PasskeyButton } from '#web/features/auth/components/passkey-button.tsx';
import { SecondStep } from '#web/features/auth/components/second-step.tsx';
import { loginAddress } from '#web/features/auth/landing.ts';
import { cancelSecondStep } from '#web/features/auth/second-step.ts';
import { useSession } from '#web/features/auth/session.ts';
import { greet, greetSilently } from '#web/features/auth/use-after-sign-in.ts';
import { useSite } from '#web/lib/boot/site.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { auth } from '#web/locales/fr/account/auth.ts';
import { Divider } from '#web/ui/layout/divider.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { useFocusReturn } from '#web/ui/overlays/focus-return.ts';
import { useStyleNonce } from '#web/ui/overlays/style-nonce.ts';

const { ended: text } = auth;

interface SessionEndedProps {
  email: string;
  /** The address of the page underneath. */
  from: string;
}

// A lazy component is the default export of its module.
export default function SessionEnded({ email, from }: SessionEndedProps) {
  const { name } = useSite();
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  useStyleNonce();
  const isHalfOpen = session.status === 'second-step';
  return (
    // Only signing in closes it.
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-60 bg-paper" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus(event);
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-60 overflow-y-auto overscroll-contain outline-none motion-safe:animate-fade"
        >
          <Metadata title={text.title} description={text.description} />
          <div className="flex min-h-full flex-col items-center px-6 pt-[max(2rem,env(safe-area-inset-top))] pb-[max(2rem,env(safe-area-inset-bottom))] tablet:justify-center tablet:gap-10">
            <Logo size="small" name={name} />
            <div className="w-full max-w-form max-tablet:pt-10 tablet:rounded-panel tablet:border tablet:border-hairline tablet:bg-raised tablet:px-10 tablet:py-10">
              <div className={isHalfOpen ? 'sr-only' : 'mb-8 flex flex-col gap-2'}>
                <Radix.Title asChild>
                  <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
                    {text.title}
                  </h1>
                </Radix.Title>
                <Radix.Description className="text-quiet">{text.text}</Radix.Description>
              </div>
              {isHalfOpen ? (
                <SecondStep email={session.email} onVerified={greetSilently} onCancel={() => void cancelSecondStep()} />
              ) : (
                <div className="flex flex-col gap-5">
                  <LoginForm email={email} onSignedIn={greet} />
                  <Divider>{auth.login.or}</Divider>
                  <PasskeyButton onSignedIn={greetSilently} />
                  {/* By a provider or by mail too: one leaves the page, and its drafts stay on the device. */}
                  <p className="text-center text-small">
                    <Link
                      to={loginAddress(from)}
                      className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
                    >
                      {text.otherAccount}
                    </Link>
                  </p>
                </div>
              )}
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
