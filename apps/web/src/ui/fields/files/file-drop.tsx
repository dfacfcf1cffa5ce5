// A drop zone with a list of uploads. Refused files are listed with the reason.
import { Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { fileDrop } from '#web/locales/fr/ui/file-drop.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Field, type FieldFrame } from '#web/ui/fields/field.tsx';
import { FileDropItem } from '#web/ui/fields/files/file-drop-item.tsx';
import { createUploadQueue, type QueuedFile, type Upload } from '#web/ui/fields/files/file-drop-queue.ts';
import type { FileRules } from '#web/ui/fields/files/file-drop-rules.ts';
import { useUiText } from '#web/ui/use-ui-text.ts';

const NONE: readonly QueuedFile[] = [];
const NO_FILES: readonly File[] = [];

interface FileDropProps extends FieldFrame, FileRules {
  /** Uploads one file; at most three run in parallel. The message of a refusal is shown at the file, which can be retried. */
  upload: Upload;
  /** For a single file: the next one replaces it. */
  isSingle?: boolean;
  disabled?: boolean;
  /** Files that were chosen elsewhere: they are uploaded when the field is first shown. */
  initialFiles?: readonly File[];
}

export function FileDrop({
  label,
  hint,
  error,
  optional,
  isSingle = false,
  disabled,
  initialFiles = NO_FILES,
  ...rest
}: FileDropProps) {
  const text = useUiText('fileDrop', fileDrop);
  const [queue] = useState(createUploadQueue);
  const items = useSyncExternalStore(queue.subscribe, queue.read, () => NONE);
  const [announcement, setAnnouncement] = useState('');
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const uploadAndAnnounce: Upload = async (file, onProgress, signal) => {
    const result = await rest.upload(file, onProgress, signal);
    if (result.ok && !signal.aborted) setAnnouncement(text.announcements.sent(file.name));
    return result;
  };

  function take(files: readonly File[]) {
    if (disabled === true || files.length === 0) return;
    if (isSingle) queue.clear();
    queue.add(isSingle ? files.slice(0, 1) : files, uploadAndAnnounce, rest, text);
  }

  const takeInitial = useEffectEvent(() => take(initialFiles));
  useEffect(() => {
    takeInitial();
    return () => queue.clear();
  }, [queue]);

  function remove({ id, file, state }: QueuedFile) {
    const isUnderway = state.kind === 'waiting' || state.kind === 'sending';
    queue.remove(id);
    setAnnouncement((isUnderway ? text.announcements.cancelled : text.announcements.removed)(file.name));
    // Its remove button is gone; without this the focus would return to the top of the page.
    input.current?.focus();
  }

  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(disabled !== true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };

  return (
    <div className="min-w-0">
      <Field {...{ label, hint, error, required: false, ...(optional !== undefined && { optional }) }}>
        {(ids) => (
          <div
            {...zone}
            data-over={isOver || undefined}
            className="relative flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-panel border border-edge border-dashed px-6 py-8 text-small transition-colors has-aria-invalid:border-danger has-disabled:opacity-60 data-over:border-accent data-over:bg-accent-wash"
          >
            <input
              {...ids}
              ref={input}
              type="file"
              multiple={!isSingle}
              accept={rest.accept?.join(',')}
              disabled={disabled}
              onChange={(event) => {
                take([...(event.target.files ?? [])]);
                // Clearing the input makes selecting the same file a change again.
                event.target.value = '';
              }}
              className="peer sr-only"
            />
            <label
              htmlFor={ids.id}
              className={`${buttonLook({ look: 'secondary', size: 'small' })} cursor-pointer hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-4 peer-disabled:cursor-not-allowed`}
            >
              <UploadIcon aria-hidden className="size-5" strokeWidth={1.5} />
              {isSingle ? text.chooseOne : text.choose}
            </label>
            <span aria-hidden className="text-quiet pointer-coarse:hidden">
              {isOver ? text.drop : isSingle ? text.orDropOne : text.orDrop}
            </span>
          </div>
        )}
      </Field>
      {items.length > 0 && (
        <ul aria-label={text.list} className="mt-2 divide-y divide-hairline">
          {items.map((item) => (
            <FileDropItem
              key={item.id}
              item={item}
              onRetry={() => queue.retry(item.id)}
              onRemove={() => remove(item)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
