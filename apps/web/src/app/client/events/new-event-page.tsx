// /client/events/new: creates an event.
import { useNavigate, useOutletContext, useSearchParams } from 'react-router';
import { destinationAfter } from '#web/features/auth/landing.ts';
import type { Person } from '#web/features/auth/session.ts';
import { chooseEvent } from '#web/features/events/current-event.ts';
import { EventWizard } from '#web/features/events/wizard/event-wizard.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { eventWizard as text } from '#web/locales/fr/client/event-wizard.ts';

export function Component() {
  const { id: personId } = useOutletContext<Person>();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="mb-8 text-title">{text.title}</h1>
      <EventWizard
        personId={personId}
        onCreated={(id) => {
          chooseEvent(id);
          // « Back » must not lead to the form of an event that exists now.
          void navigate(destinationAfter(search, 'client'), { replace: true });
        }}
      />
    </>
  );
}
