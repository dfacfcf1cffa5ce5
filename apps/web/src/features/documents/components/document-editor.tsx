// Edits a document's name, folder and links while others may be editing it too.
import { useQueryClient } from '@tanstack/react-query';
import { FolderField } from '#web/features/documents/components/folder-field.tsx';
import { type DocumentLinks, folderNames, matchingFolder } from '#web/features/documents/document-filters.ts';
import { type DocumentForm, documentForm, documentVersionOf } from '#web/features/documents/forms.ts';
import { saveDocument } from '#web/features/documents/mutations.ts';
import { documentsQuery, type EventDocument } from '#web/features/documents/queries.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { LinkOption } from '#web/features/events/link-options.ts';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormDialog } from '#web/features/events/versions/versioned-form-dialog.tsx';
import { documents } from '#web/locales/fr/client/documents.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { form: text } = documents;

interface DocumentEditorProps {
  eventId: string;
  document: EventDocument;
  all: readonly EventDocument[];
  links: DocumentLinks;
  canSeeBudget: boolean;
  onClose: () => void;
}

export function DocumentEditor({ eventId, document, all, links, canSeeBudget, onClose }: DocumentEditorProps) {
  const cache = useQueryClient();
  const versioned = useVersionedForm<DocumentForm>({
    draft: `document:${document.id}`,
    saved: documentVersionOf(document),
    schema: documentForm,
    write: ({ name, folder, partner, line }, version) =>
      saveDocument(document.id, version, {
        name,
        folder: matchingFolder(folder, all),
        event_partner_id: partner || null,
        budget_item_id: line || null,
      }),
    invalidates: [eventKeys.documents(eventId), eventKeys.ledgerDocuments(eventId), eventKeys.ledgerReceipts(eventId)],
    renew: async () => {
      const now = await cache.fetchQuery({ ...documentsQuery(eventId), staleTime: 0 });
      const found = now.find((candidate) => candidate.id === document.id);
      return found && documentVersionOf(found);
    },
    success: { title: text.saved },
    onSaved: onClose,
  });
  const { form } = versioned;
  const { errors } = form.formState;
  return (
    <VersionedFormDialog
      versioned={versioned}
      title={text.title}
      submitLabel={text.save}
      describe={(field, value) => ({ label: text[field], value: formatValue(field, value, links) })}
      onClose={onClose}
    >
      <TextField {...form.register('name')} label={text.name} autoComplete="off" error={errors.name?.message} />
      <FolderField
        {...form.register('folder')}
        label={text.folder}
        names={folderNames(all)}
        error={errors.folder?.message}
      />
      <SelectField
        {...form.register('partner')}
        label={text.partner}
        options={choices(text.noPartner, links.partners)}
      />
      {canSeeBudget && (
        <SelectField
          {...form.register('line')}
          label={text.line}
          hint={text.lineHint}
          options={choices(text.noLine, links.lines)}
        />
      )}
    </VersionedFormDialog>
  );
}

const choices = (none: string, items: readonly LinkOption[]) => [
  { value: '', label: none },
  ...items.map(({ id, name }) => ({ value: id, label: name })),
];

function formatValue(field: keyof DocumentForm, value: unknown, links: DocumentLinks): string {
  if (typeof value !== 'string') return '';
  if (field === 'name' || field === 'folder') return value;
  const items = field === 'partner' ? links.partners : links.lines;
  return items.find(({ id }) => id === value)?.name ?? '';
}
