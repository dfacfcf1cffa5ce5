// /client/guests/history: the history of the guest list.
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { GuestHistory } from '#web/features/guests/history/guest-history.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { guestHistory as text } from '#web/locales/fr/client/guest-history.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';

export function Component() {
  const { id, canEdit } = useCurrentEvent();
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <Breadcrumbs parents={[{ label: guests.title, href: '/client/guests' }]} current={text.title} />
      <h1 className="mt-2 text-title">{text.title}</h1>
      <p className="mt-2 mb-6 max-w-measure text-quiet">{text.text}</p>
      {canEdit ? <GuestHistory eventId={id} /> : <Notice tone="note">{guests.viewer}</Notice>}
    </>
  );
}
