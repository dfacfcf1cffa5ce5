// The upload dialog: files are dropped here, with their progress and the reason of a refusal.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FolderField } from '#web/features/documents/components/folder-field.tsx';
import { folderNames, matchingFolder } from '#web/features/documents/document-filters.ts';
import { documentRules } from '#web/features/documents/document-kinds.ts';
import { uploadDocument } from '#web/features/documents/mutations.ts';
import { documentsQuery, type EventDocument, storageUsageQuery } from '#web/features/documents/queries.ts';
import { documents } from '#web/locales/fr/client/documents.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/fields/files/file-drop.tsx';
import type { Upload } from '#web/ui/fields/files/file-drop-queue.ts';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { upload: text } = documents;
const MAX_FOLDER_NAME = 80;
const NO_FILES: readonly File[] = [];

interface UploadDialogProps {
  eventId: string;
  all: readonly EventDocument[];
  /** The folder that the page shows. */
  folder: string;
  /** Files that another application shared. They are uploaded once the person agrees: any site can share files to this one. */
  sharedFiles?: readonly File[];
  onClose: () => void;
}

export function UploadDialog({ eventId, all, folder: current, sharedFiles = NO_FILES, onClose }: UploadDialogProps) {
  const [isAccepted, setAccepted] = useState(sharedFiles.length === 0);
  const [folder, setFolder] = useState(current);
  const cache = useQueryClient();
  const isTooLong = folder.trim().length > MAX_FOLDER_NAME;

  const upload: Upload = async (file, onProgress, signal) => {
    const result = await uploadDocument({ eventId, folder: matchingFolder(folder, all), file, onProgress, signal });
    if (result.ok) void cache.invalidateQueries({ queryKey: documentsQuery(eventId).queryKey });
    void cache.invalidateQueries({ queryKey: storageUsageQuery(eventId).queryKey });
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
        {isAccepted ? (
          <FileDrop
            {...documentRules}
            label={text.files}
            hint={text.filesHint}
            disabled={isTooLong}
            initialFiles={sharedFiles}
            upload={upload}
          />
        ) : (
          <div>
            <p>{text.shared}</p>
            <ul className="mt-2 mb-5 list-inside list-disc text-quiet text-small">
              {[...new Set(sharedFiles.map(({ name }) => name))].map((name) => (
                <li key={name} className="wrap-anywhere">
                  {name}
                </li>
              ))}
            </ul>
            <Button disabled={isTooLong} onClick={() => setAccepted(true)}>
              {text.addShared(sharedFiles.length)}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
