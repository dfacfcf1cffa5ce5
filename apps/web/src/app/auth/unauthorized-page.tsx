// /unauthorized: the page for an area of another role.
import { dashboardOf } from '#web/features/auth/landing.ts';
import { useSession } from '#web/features/auth/session.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { auth } from '#web/locales/fr/account/auth.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TaskHeading } from '#web/ui/layout/split-layout.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

const { unauthorized: text } = auth;

export function Component() {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <Flourish className="mb-8" />
      <TaskHeading title={text.title} subtitle={text.explanation} />
      <ButtonLink href={isSignedIn ? dashboardOf(session.person.role) : '/login'} wide>
        {isSignedIn ? text.toDashboard : text.toLogin}
      </ButtonLink>
    </>
  );
}
