// The documents of an event: search, upload, preview, edit and delete.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DocumentEditor } from '#web/features/documents/components/document-editor.tsx';
import { DocumentCards, DocumentLines, factsOf } from '#web/features/documents/components/document-items.tsx';
import { DocumentPreview } from '#web/features/documents/components/document-preview.tsx';
import { DocumentsToolbar, type View } from '#web/features/documents/components/documents-toolbar.tsx';
import { UploadDialog } from '#web/features/documents/components/upload-dialog.tsx';
import { filterDocuments, foldersOf } from '#web/features/documents/document-filters.ts';
import { removeDocument } from '#web/features/documents/mutations.ts';
import { documentsQuery, type EventDocument, storageUsageQuery } from '#web/features/documents/queries.ts';
import { useSharedFiles } from '#web/features/documents/use-shared-files.ts';
import { budgetLinesQuery, partnerOptionsQuery } from '#web/features/events/link-options.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { refusalSentence } from '#web/lib/api/calls.ts';
import { useLiveRows } from '#web/lib/api/live-rows.ts';
import { formatFileSize } from '#web/lib/format/format.ts';
import { documents as text } from '#web/locales/fr/client/documents.ts';
import { eventForms } from '#web/locales/fr/client/event-forms.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

type Opened = { kind: 'preview' | 'edit'; id: string } | { kind: 'upload'; files?: readonly File[] } | null;

export function DocumentsScreen({ event: { id: eventId, canEdit, canSeeBudget } }: { event: PlannedEvent }) {
  const list = useQuery(documentsQuery(eventId));
  const { data: usage } = useQuery(storageUsageQuery(eventId));
  const { data: partners = [] } = useQuery(partnerOptionsQuery(eventId));
  const { data: lines = [] } = useQuery({ ...budgetLinesQuery(eventId), enabled: canSeeBudget });
  const links = { partners, lines: canSeeBudget ? lines : [] };
  const queryKeys = [documentsQuery(eventId).queryKey, storageUsageQuery(eventId).queryKey];
  const cache = useQueryClient();
  useLiveRows([{ table: 'documents', filter: `event_id=eq.${eventId}` }], () => {
    for (const queryKey of queryKeys) void cache.invalidateQueries({ queryKey });
  });
  const removeMutation = useToastMutation({
    mutationFn: removeDocument,
    invalidates: queryKeys,
    success: { title: text.removed },
    errorTitle: events.failed,
    errorMessage: (refusal) => refusalSentence(refusal, eventForms.refusals),
  });
  const [view, setView] = useState<View>('list');
  const [folder, setFolder] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const hasNoRoom = useSharedFiles(canEdit, (files) => setOpened({ kind: 'upload', files }));

  async function remove({ id, name }: EventDocument): Promise<void> {
    const question = { title: text.removeTitle(name), description: text.removeText, action: text.remove };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    await removeMutation.run(id);
  }

  const all = list.data ?? [];
  const open = opened !== null && opened.kind !== 'upload' ? all.find(({ id }) => id === opened.id) : undefined;
  const found = filterDocuments(all, { folder, search, links });
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
      {hasNoRoom && (
        <div className="mb-6">
          <Notice tone="danger">{text.upload.noRoom}</Notice>
        </div>
      )}
      <QueryList
        list={list}
        failure={text.failed}
        empty={
          <EmptyState title={text.empty} text={canEdit ? text.emptyText : text.emptyReader}>
            {canEdit && (
              <Button look="secondary" onClick={() => setOpened({ kind: 'upload' })}>
                {text.addFirst}
              </Button>
            )}
          </EmptyState>
        }
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
              <NoMatch isSearch={search !== ''}>
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
              </NoMatch>
            ) : (
              <Items
                documents={found}
                links={links}
                canEdit={canEdit}
                onOpen={({ id }) => setOpened({ kind: 'preview', id })}
                onEdit={({ id }) => setOpened({ kind: 'edit', id })}
                onRemove={(document) => void remove(document)}
              />
            )}
          </>
        )}
      </QueryList>
      {usage !== undefined && (
        <div className="mt-10 max-w-form">
          <Progress
            label={text.storage}
            value={usage.used_bytes}
            max={usage.quota_bytes}
            text={text.usageText(formatFileSize(usage.used_bytes), formatFileSize(usage.quota_bytes))}
            isOver={usage.used_bytes > usage.quota_bytes * NEARLY_FULL}
          />
        </div>
      )}
      {opened?.kind === 'upload' && (
        <UploadDialog
          eventId={eventId}
          all={all}
          folder={folder ?? ''}
          {...(opened.files !== undefined && { sharedFiles: opened.files })}
          onClose={close}
        />
      )}
      {opened?.kind === 'preview' && open !== undefined && (
        <DocumentPreview key={open.id} document={open} facts={factsOf(open, links)} onClose={close} />
      )}
      {opened?.kind === 'edit' && open !== undefined && (
        <DocumentEditor
          key={open.id}
          eventId={eventId}
          document={open}
          all={all}
          links={links}
          canSeeBudget={canSeeBudget}
          onClose={close}
        />
      )}
    </>
  );
}

const NEARLY_FULL = 0.9;

function NoMatch({ isSearch, children }: { isSearch: boolean; children: ReactNode }) {
  return isSearch ? (
    <EmptyState title={text.nothing} text={text.nothingText}>
      {children}
    </EmptyState>
  ) : (
    <EmptyState title={text.emptyFolder}>{children}</EmptyState>
  );
}
