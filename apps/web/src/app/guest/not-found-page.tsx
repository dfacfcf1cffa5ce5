// The 404 page of the guest area, in the language of the invitation.
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

export function Component() {
  const { notFound: text } = useGuestText();
  return (
    <>
      <Metadata title={text.title} description={text.text} />
      <p className="font-display text-numeral text-metal tabular-nums">404</p>
      <h1 className="mt-6 text-title">{text.title}</h1>
      <Flourish className="mt-6" />
      <p className="mt-6 max-w-measure text-lead text-quiet">{text.text}</p>
      <p className="mt-8">
        <ButtonLink href="/guest">{text.back}</ButtonLink>
      </p>
    </>
  );
}
