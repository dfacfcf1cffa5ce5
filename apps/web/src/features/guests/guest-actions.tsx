// The actions of the whole guest list: add a household, import, export, history, duplicates.
import { Download, Ellipsis, History, Plus, Upload, Users } from 'lucide-react';
import { useState } from 'react';
import { DuplicatesDialog } from '#web/features/guests/duplicates/duplicates-dialog.tsx';
import { downloadTable, type ExportKind, exportTable } from '#web/features/guests/export.ts';
import type { GuestBook } from '#web/features/guests/guest-cache.ts';
import type { GuestViewState } from '#web/features/guests/list/use-guest-view.ts';
import { guestHistory as history } from '#web/locales/fr/client/guest-history.ts';
import { guests as text } from '#web/locales/fr/client/guests.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { Menu, MenuAction, MenuLink } from '#web/ui/overlays/menu.tsx';

interface GuestActionsProps {
  eventId: string;
  eventName: string;
  canEdit: boolean;
  book: GuestBook;
  view: GuestViewState;
}

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

export function GuestActions({ eventId, eventName, canEdit, book, view }: GuestActionsProps) {
  const [isComparing, setComparing] = useState(false);

  async function download(kind: ExportKind) {
    const people = view.rows.flatMap((row) => (row.kind === 'person' ? [row.person] : []));
    await downloadTable(exportTable(people, book.moments), kind, text.exportName(eventName));
    toast({ title: text.exported(people.length) });
  }

  return (
    <div className="flex items-center gap-2">
      {canEdit && (
        <ButtonLink href="/client/guests/new" size="small" preventScrollReset>
          <Plus {...icon} />
          {text.add}
        </ButtonLink>
      )}
      <Menu label={text.more} trigger={<Ellipsis {...icon} />}>
        {canEdit && (
          <MenuLink href="/client/guests/import" icon={<Upload {...icon} />}>
            {text.importFile}
          </MenuLink>
        )}
        <MenuAction onSelect={() => void download('xlsx')} icon={<Download {...icon} />}>
          {text.exportXlsx}
        </MenuAction>
        <MenuAction onSelect={() => void download('csv')} icon={<Download {...icon} />}>
          {text.exportCsv}
        </MenuAction>
        {canEdit && (
          <MenuLink href="/client/guests/history" icon={<History {...icon} />}>
            {history.open}
          </MenuLink>
        )}
        {canEdit && (
          <MenuAction onSelect={() => setComparing(true)} icon={<Users {...icon} />}>
            {text.findDuplicates}
          </MenuAction>
        )}
      </Menu>
      {isComparing && <DuplicatesDialog eventId={eventId} book={book} onClose={() => setComparing(false)} />}
    </div>
  );
}
