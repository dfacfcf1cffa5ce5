// What the 404 page says to a guest whose link opens nothing, with a form for the code. `lazyComponent` needs a default export.
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { CodeForm } from '#web/features/guest-area/invitation/code-form.tsx';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

/** The server has read a link; otherwise the page that read it has shown the toast. */
export default function WrongInvitation({ isServed }: { isServed: boolean }) {
  const { lookup } = useGuestText();
  const { title, text, stuck } = useGuestText().wrongLink;
  const navigate = useNavigate();
  const explain = useEffectEvent(() => {
    toast({ variant: 'destructive', title: lookup.errorTitle, description: lookup.unknown });
    // The address is that of every missing page; loaded again, it says nothing about an invitation.
    void navigate('/404', { replace: true, state: { isWrongInvitation: true } });
  });
  useEffect(() => {
    if (isServed) explain();
  }, [isServed]);
  return (
    <section aria-labelledby="lien-invitation" className="mt-5 border-hairline border-t pt-5 tablet:mt-8 tablet:pt-8">
      <h2 id="lien-invitation" className="text-heading">
        {title}
      </h2>
      <p className="mt-3 max-w-measure">{text}</p>
      <CodeForm />
      <p className="mt-6 max-w-measure text-quiet">{stuck}</p>
    </section>
  );
}
