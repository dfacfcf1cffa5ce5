// The upload queue: a few uploads at a time, each with its progress, each can be cancelled or retried.
import { fileDrop } from '#web/locales/fr/ui/file-drop.ts';
import { type FileDropText, type FileRules, refuseFile } from '#web/ui/fields/files/file-drop-rules.ts';

export type UploadResult = { ok: true } | { ok: false; message: string };
export type Upload = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<UploadResult>;

export type UploadState =
  | { kind: 'waiting' }
  /** `share` is between 0 and 1. */
  | { kind: 'sending'; share: number }
  | { kind: 'sent' }
  /** The upload failed and can be retried. */
  | { kind: 'failed'; message: string }
  /** The file was refused before it was sent. */
  | { kind: 'refused'; message: string };

export interface QueuedFile {
  id: number;
  file: File;
  /** The object URL of the preview, revoked when the file leaves the list. */
  preview: string | null;
  state: UploadState;
}

const AT_ONCE = 3;

export function createUploadQueue() {
  let items: readonly QueuedFile[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const sendings = new Map<number, AbortController>();
  const uploads = new Map<number, Upload>();

  function add(files: readonly File[], upload: Upload, rules: FileRules, text: FileDropText = fileDrop): void {
    for (const file of files) {
      count += 1;
      const taken = items.filter(({ state }) => state.kind !== 'refused').length;
      const message = refuseFile(file, rules, taken, text);
      const state: UploadState = message === null ? { kind: 'waiting' } : { kind: 'refused', message };
      const isPicture = message === null && file.type.startsWith('image/');
      uploads.set(count, orFailed(upload, text.failed));
      set([...items, { id: count, file, preview: isPicture ? URL.createObjectURL(file) : null, state }]);
    }
    sendNext();
  }

  function sendNext(): void {
    for (const { id, file, state } of items) {
      const upload = uploads.get(id);
      if (sendings.size < AT_ONCE && state.kind === 'waiting' && upload !== undefined) void send(id, file, upload);
    }
  }

  async function send(id: number, file: File, upload: Upload): Promise<void> {
    const sending = new AbortController();
    sendings.set(id, sending);
    // A cancelled upload may report progress once more, which is ignored.
    const setState = (state: UploadState) => sending.signal.aborted || change(id, state);
    setState({ kind: 'sending', share: 0 });
    const result = await upload(file, (share) => setState({ kind: 'sending', share }), sending.signal);
    if (sending.signal.aborted) return;
    sendings.delete(id);
    setState(result.ok ? { kind: 'sent' } : { kind: 'failed', message: result.message });
    sendNext();
  }

  function retry(id: number): void {
    change(id, { kind: 'waiting' });
    sendNext();
  }

  /** Removes a file from the list and aborts its upload. */
  function remove(id: number): void {
    forget(id);
    set(items.filter((item) => item.id !== id));
    sendNext();
  }

  function clear(): void {
    for (const { id } of items) forget(id);
    set([]);
  }

  function forget(id: number): void {
    sendings.get(id)?.abort();
    sendings.delete(id);
    uploads.delete(id);
    const preview = items.find((item) => item.id === id)?.preview ?? null;
    if (preview !== null) URL.revokeObjectURL(preview);
  }

  function change(id: number, state: UploadState): void {
    set(items.map((item) => (item.id === id ? { ...item, state } : item)));
  }

  function set(next: readonly QueuedFile[]): void {
    items = next;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { add, retry, remove, clear, subscribe, read: () => items };
}

const orFailed =
  (upload: Upload, message: string): Upload =>
  async (...sent) => {
    try {
      return await upload(...sent);
    } catch {
      return { ok: false, message };
    }
  };
