// /client/guests/import: imports guests from a file.
import { useNavigate } from 'react-router';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { ImportWizard } from '#web/features/guests/import/import-wizard.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { guestImport as text } from '#web/locales/fr/client/guest-import.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

export function Component() {
  const { id, canEdit } = useCurrentEvent();
  const navigate = useNavigate();
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <Breadcrumbs parents={[{ label: guests.title, href: '/client/guests' }]} current={text.title} />
      <h1 className="mt-2 text-title">{text.title}</h1>
      {canEdit && (
        <p className="mt-2 text-small">
          <TextLink href="/client/guests/history">{text.history}</TextLink>
        </p>
      )}
      <div className="mt-6">
        {canEdit ? (
          <ImportWizard eventId={id} onWrite={loadList} onDone={() => void navigate('/client/guests')} />
        ) : (
          <Notice tone="note">{guests.viewer}</Notice>
        )}
      </div>
    </>
  );
}

/** Preloads the list, which is shown after the import. */
const loadList = (): void => void import('#web/app/client/guests/guests-page.tsx').catch(() => {});
