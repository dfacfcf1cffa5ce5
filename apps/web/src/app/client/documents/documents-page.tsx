// /client/documents: the documents of the event.
import { DocumentsScreen } from '#web/features/documents/components/documents-screen.tsx';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { documents as text } from '#web/locales/fr/client/documents.ts';

export function Component() {
  const event = useCurrentEvent();
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <DocumentsScreen event={event} />
    </>
  );
}
