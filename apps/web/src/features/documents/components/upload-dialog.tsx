// Files are dropped here, seen on their way, and refused with the reason beside their name.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FolderField } from '#web/features/documents/components/folder-field.tsx';
import { folderNames, knownFolder } from '#web/features/documents/document-filters.ts';
import { documentRules } from '#web/features/documents/document-kinds.ts';
import { uploadDocument } from '#web/features/documents/mutations.ts';
import { documentsQuery, type EventDocument, roomQuery } from '#web/features/documents/queries.ts';
import { documents } from '#web/locales/fr/documents.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import type { Upload } from '#web/ui/fields/file-drop-queue.ts';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { upload: text } = documents;
const LONGEST_FOLDER = 80;

interface UploadDialogProps {
  eventId: string;
  all: readonly EventDocument[];
  /** Where the person stands. */
  folder: string;
  onClose: () => void;
}

export function UploadDialog({ eventId, all, folder: current, onClose }: UploadDialogProps) {
  const [folder, setFolder] = useState(current);
  const cache = useQueryClient();
  const isTooLong = folder.trim().length > LONGEST_FOLDER;

  const upload: Upload = async (file, onProgress, signal) => {
    const result = await uploadDocument({ eventId, folder: knownFolder(folder, all), file, onProgress, signal });
    if (result.ok) void cache.invalidateQueries({ queryKey: documentsQuery(eventId).queryKey });
    void cache.invalidateQueries({ queryKey: roomQuery(eventId).queryKey });
    return result;
  };

  return (
    <Dialog isOpen onClose={onClose} title={text.title} actions={<Button onClick={onClose}>{text.done}</Button>}>
      <div className="flex flex-col gap-6">
        <FolderField
          label={text.folder}
          hint={text.folderHint}
          error={isTooLong ? documents.invalid.folder : undefined}
          names={folderNames(all)}
          value={folder}
          onChange={(event) => setFolder(event.target.value)}
        />
        <FileDrop {...documentRules} label={text.files} hint={text.filesHint} disabled={isTooLong} upload={upload} />
      </div>
    </Dialog>
  );
}
