// The form of a new message. Files upload as soon as they are chosen; the message is sent with its button.
import { Paperclip, Send } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { acceptedTypes, newFilePath, uploadFile } from '#web/features/conversations/mutations.ts';
import type { PendingMessage } from '#web/features/conversations/use-outbox.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { MAX_FILE_SIZE } from '#web/lib/files/max-file-size.ts';
import { messages } from '#web/locales/fr/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { FileDropItem } from '#web/ui/fields/files/file-drop-item.tsx';
import { createUploadQueue, type QueuedFile, type Upload } from '#web/ui/fields/files/file-drop-queue.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';

const { composer: text } = messages;
const MAX_BODY = 4000;
const rules = { accept: Object.keys(acceptedTypes), maxSize: MAX_FILE_SIZE, maxFiles: 10 };
const NO_FILES: readonly QueuedFile[] = [];

export interface ComposerToolsProps {
  onInsert: (text: string) => void;
}

interface ComposerProps {
  conversationId: string;
  onSend: (body: string, files: PendingMessage['files']) => void;
  onType: () => void;
  /** Beside the button for files, such as texts to insert. */
  Tools?: ComponentType<ComposerToolsProps> | undefined;
  ref: Ref<HTMLTextAreaElement>;
}

export function Composer({ conversationId, onSend, onType, Tools, ref }: ComposerProps) {
  const [body, setBody, draft] = useDraftState(`message:${conversationId}`, '');
  const [problem, setProblem] = useState<string | undefined>();
  const [queue] = useState(createUploadQueue);
  const items = useSyncExternalStore(queue.subscribe, queue.read, () => NO_FILES);
  const picker = useRef<HTMLInputElement>(null);
  // A second attempt uses the same path, so that a file whose answer was lost is not stored twice.
  const paths = useRef(new WeakMap<File, string>());
  useEffect(() => () => queue.clear(), [queue]);

  const pathFor = (file: File): string => {
    const path = paths.current.get(file) ?? newFilePath(conversationId, file);
    paths.current.set(file, path);
    return path;
  };
  const upload: Upload = (file) => uploadFile(pathFor(file), file);

  function changeBody(next: string) {
    setBody(next);
    setProblem(undefined);
  }

  const insert = (added: string) => changeBody(body.trim() === '' ? added : `${body.trimEnd()}\n\n${added}`);

  function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    const sent = items.filter(({ state }) => state.kind === 'sent');
    const isUploading = items.some(({ state }) => state.kind === 'waiting' || state.kind === 'sending');
    if (isUploading) return setProblem(text.filesUnderway);
    if (body.trim() === '' && sent.length === 0) return setProblem(text.empty);
    if (body.length > MAX_BODY) return setProblem(text.long);
    onSend(
      body.trim(),
      sent.map(({ file }) => ({ path: pathFor(file), name: file.name })),
    );
    for (const { id } of sent) queue.remove(id);
    changeBody('');
    draft.erase();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <DraftNotice draft={draft} />
      <TextArea
        ref={ref}
        label={text.label}
        required={false}
        placeholder={text.placeholder}
        hint={<span className="max-tablet:hidden">{text.hint}</span>}
        rows={2}
        value={body}
        error={problem}
        onChange={({ target }) => {
          changeBody(target.value);
          onType();
        }}
        onKeyDown={onKeyDown}
      />
      {items.length > 0 && (
        <ul aria-label={text.list} className="divide-y divide-hairline">
          {items.map((item) => (
            <FileDropItem
              key={item.id}
              item={item}
              onRetry={() => queue.retry(item.id)}
              onRemove={() => queue.remove(item.id)}
            />
          ))}
        </ul>
      )}
      <div className="flex items-center justify-between gap-3">
        <div className="-ml-4 flex flex-wrap">
          <Button
            look="quiet"
            size="small"
            title={text.attachHint}
            icon={<Paperclip aria-hidden className="size-5" strokeWidth={1.5} />}
            onClick={() => picker.current?.click()}
          >
            {text.attach}
          </Button>
          {Tools && <Tools onInsert={insert} />}
        </div>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          tabIndex={-1}
          aria-label={text.attach}
          accept={rules.accept.join(',')}
          onChange={({ target }) => {
            queue.add([...(target.files ?? [])], upload, rules);
            target.value = '';
          }}
        />
        <Button type="submit" size="small" icon={<Send aria-hidden className="size-5" strokeWidth={1.5} />}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}
