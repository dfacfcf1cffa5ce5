// The page of a link that is unknown, revoked or expired, with a form for another code.
import { CodeForm } from '#web/features/guest-area/invitation/code-form.tsx';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import type { GuestText } from '#web/locales/guest-locale.ts';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

export function EndedInvitation({ state }: { state: keyof GuestText['ended'] }) {
  const { ended } = useGuestText();
  const { title, text } = ended[state];
  return (
    <>
      <Metadata title={title} description={text} />
      <h1 className="text-title">{title}</h1>
      <Flourish className="mt-6" />
      <p className="mt-6 max-w-measure text-lead text-quiet">{text}</p>
      <CodeForm />
    </>
  );
}
