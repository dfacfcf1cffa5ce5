// The documents of an event: found, added, looked at, put in order.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DocumentEditor } from '#web/features/documents/components/document-editor.tsx';
import { DocumentCards, DocumentLines, factsOf } from '#web/features/documents/components/document-items.tsx';
import { DocumentPreview } from '#web/features/documents/components/document-preview.tsx';
import { DocumentsToolbar, type View } from '#web/features/documents/components/documents-toolbar.tsx';
import { UploadDialog } from '#web/features/documents/components/upload-dialog.tsx';
import { foldersOf, shown } from '#web/features/documents/document-filters.ts';
import { removeDocument } from '#web/features/documents/mutations.ts';
import { documentsQuery, type EventDocument, roomQuery } from '#web/features/documents/queries.ts';
import { budgetLinesQuery, partnerOptionsQuery } from '#web/features/events/link-options.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useAct } from '#web/features/events/use-event-mutation.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { formatFileSize } from '#web/lib/format/format.ts';
import { documents as text } from '#web/locales/fr/documents.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

type Opened = { kind: 'look' | 'edit'; id: string } | { kind: 'upload' } | null;

export function DocumentsScreen({ event: { id: eventId, canEdit, canSeeBudget } }: { event: PlannedEvent }) {
  const list = useQuery(documentsQuery(eventId));
  const { data: room } = useQuery(roomQuery(eventId));
  const { data: vendors = [] } = useQuery(partnerOptionsQuery(eventId));
  const { data: lines = [] } = useQuery({ ...budgetLinesQuery(eventId), enabled: canSeeBudget });
  const ties = { vendors, lines: canSeeBudget ? lines : [] };
  const cache = useQueryClient();
  useLiveRows([{ table: 'documents', filter: `event_id=eq.${eventId}` }], () => {
    for (const { queryKey } of [documentsQuery(eventId), roomQuery(eventId)]) {
      void cache.invalidateQueries({ queryKey });
    }
  });
  const act = useAct();
  const [view, setView] = useState<View>('list');
  const [folder, setFolder] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);

  async function remove({ id, name }: EventDocument): Promise<void> {
    const question = { title: text.removeTitle(name), description: text.removeText, action: text.remove };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    await act.run(() => removeDocument(id), { success: { title: text.removed } });
  }

  const all = list.data ?? [];
  const open = opened !== null && opened.kind !== 'upload' ? all.find(({ id }) => id === opened.id) : undefined;
  const found = shown(all, { folder, search, ties });
  const Items = view === 'list' ? DocumentLines : DocumentCards;
  const addButton = canEdit && (
    <Button
      size="small"
      icon={<Plus aria-hidden className="size-5" strokeWidth={1.5} />}
      onClick={() => setOpened({ kind: 'upload' })}
    >
      {text.add}
    </Button>
  );

  return (
    <>
      <header className="mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="max-w-measure">
          <h1 className="text-title">{text.title}</h1>
          <p className="mt-2 text-quiet">{text.lead}</p>
        </div>
        {addButton}
      </header>
      <QueryList
        list={list}
        failure={text.failed}
        empty={<EmptyState title={text.empty} text={canEdit ? text.emptyText : text.emptyReader} />}
      >
        {() => (
          <>
            <DocumentsToolbar
              folders={foldersOf(all)}
              folder={folder}
              onFolder={setFolder}
              search={search}
              onSearch={setSearch}
              found={found.length}
              view={view}
              onView={setView}
            />
            {found.length === 0 ? (
              <Nothing isSearch={search !== ''}>
                <Button
                  look="secondary"
                  size="small"
                  onClick={() => {
                    setFolder(null);
                    setSearch('');
                  }}
                >
                  {text.showAll}
                </Button>
              </Nothing>
            ) : (
              <Items
                documents={found}
                ties={ties}
                canEdit={canEdit}
                onOpen={({ id }) => setOpened({ kind: 'look', id })}
                onEdit={({ id }) => setOpened({ kind: 'edit', id })}
                onRemove={(document) => void remove(document)}
              />
            )}
          </>
        )}
      </QueryList>
      {room !== undefined && (
        <div className="mt-10 max-w-form">
          <Progress
            label={text.room}
            value={room.used_bytes}
            max={room.quota_bytes}
            text={text.roomText(formatFileSize(room.used_bytes), formatFileSize(room.quota_bytes))}
            isOver={room.used_bytes > room.quota_bytes * NEARLY_FULL}
          />
        </div>
      )}
      {opened?.kind === 'upload' && <UploadDialog eventId={eventId} all={all} folder={folder ?? ''} onClose={close} />}
      {opened?.kind === 'look' && open !== undefined && (
        <DocumentPreview key={open.id} document={open} facts={factsOf(open, ties)} onClose={close} />
      )}
      {opened?.kind === 'edit' && open !== undefined && (
        <DocumentEditor
          key={open.id}
          eventId={eventId}
          document={open}
          all={all}
          ties={ties}
          canSeeBudget={canSeeBudget}
          onClose={close}
        />
      )}
    </>
  );
}

const NEARLY_FULL = 0.9;

function Nothing({ isSearch, children }: { isSearch: boolean; children: ReactNode }) {
  return isSearch ? (
    <EmptyState title={text.nothing} text={text.nothingText}>
      {children}
    </EmptyState>
  ) : (
    <EmptyState title={text.emptyFolder}>{children}</EmptyState>
  );
}
