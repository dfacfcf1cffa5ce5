// What the 404 page says to a guest whose link opens nothing, with a form for the code. `lazyComponent` needs a default export.
import { CodeForm } from '#web/features/guest-area/invitation/code-form.tsx';
import { guest } from '#web/locales/fr/guest/guest.ts';

const { title, text, stuck } = guest.wrongLink;

export default function WrongInvitation() {
  return (
    <section aria-labelledby="lien-invitation" className="mt-8 border-hairline border-t pt-8">
      <h2 id="lien-invitation" className="text-heading">
        {title}
      </h2>
      <p className="mt-3 max-w-measure">{text}</p>
      <CodeForm />
      <p className="mt-6 max-w-measure text-quiet">{stuck}</p>
    </section>
  );
}
