// The 404 message, on a page of its own or inside an area. On a phone or a tablet it is part of the mobile interface and is marked
// so. A guest whose link opens nothing arrives here too, and reads what may have happened.
import { useLocation } from 'react-router';
import WrongInvitation from '#web/features/guest-area/invitation/wrong-invitation.tsx';
import { loadGuestLocale } from '#web/features/guest-area/language/guest-locale.ts';
import { useDevice } from '#web/lib/device/use-device.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { notFound } from '#web/locales/fr/public/not-found.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { lazyComponent, useLazyComponent } from '#web/ui/lazy-component.ts';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

const wrongInvitation = lazyComponent(async () => {
  const [part] = await Promise.all([
    import('#web/features/guest-area/invitation/wrong-invitation.tsx'),
    loadGuestLocale('fr'),
  ]);
  return part;
});

const WRONG_INVITATION = '?invitation=1';

export function NotFoundMessage() {
  const { kind } = useDevice();
  const { state, search } = useLocation() as { state: { isWrongInvitation?: boolean } | null; search: string };
  // The server sends a wrong link here with the parameter, which contains nothing of the link.
  const isServed = search === WRONG_INVITATION;
  const isInvitation = useLazyComponent(
    wrongInvitation,
    isServed || state?.isWrongInvitation === true,
    () => undefined,
  );
  return (
    <section data-mobile-interface={kind === 'desktop' ? undefined : ''}>
      <Metadata title={notFound.title} description={notFound.description} />
      <p className="font-display text-numeral text-metal tabular-nums">{notFound.code}</p>
      {/* On a phone, the form of a guest comes before the fold. */}
      <Flourish className={`mt-6 ${isInvitation ? 'max-tablet:hidden' : ''}`} />
      <h1 className={`text-title ${isInvitation ? 'mt-2 tablet:mt-8' : 'mt-8'}`}>{notFound.heading}</h1>
      <p lang="en" className="mt-2 text-lead text-quiet">
        {notFound.englishSentence}
      </p>
      {isInvitation ? (
        <wrongInvitation.Component isServed={isServed} />
      ) : (
        <p className="mt-6 max-w-measure">{notFound.explanation}</p>
      )}
      {isServed && <noscript>{import.meta.env.SSR && <WrongInvitation isServed />}</noscript>}
      <p className="mt-10">
        <ButtonLink href="/" lang="en">
          {notFound.returnHome}
        </ButtonLink>
      </p>
    </section>
  );
}
