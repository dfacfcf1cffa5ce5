// The files on their way: a few at a time, each with its progress, each to be cancelled or tried again.
import { fields } from '#web/locales/fr/fields.ts';
import { type FileRules, refuseFile } from '#web/ui/fields/file-drop-rules.ts';

export type UploadResult = { ok: true } | { ok: false; message: string };
export type Upload = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<UploadResult>;

export type UploadState =
  | { kind: 'waiting' }
  /** `share` lies between 0 and 1. */
  | { kind: 'sending'; share: number }
  | { kind: 'sent' }
  /** Sent, and not received: may be tried again. */
  | { kind: 'failed'; message: string }
  /** Never sent, because of what it is. */
  | { kind: 'refused'; message: string };

export interface QueuedFile {
  id: number;
  file: File;
  /** The address of the picture itself, for as long as it is listed. */
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

  function add(files: readonly File[], upload: Upload, rules: FileRules): void {
    for (const file of files) {
      count += 1;
      const taken = items.filter(({ state }) => state.kind !== 'refused').length;
      const message = refuseFile(file, rules, taken);
      const state: UploadState = message === null ? { kind: 'waiting' } : { kind: 'refused', message };
      const isPicture = message === null && file.type.startsWith('image/');
      uploads.set(count, upload);
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
    // What is cancelled may still report once: it has no longer a say.
    const say = (state: UploadState) => sending.signal.aborted || change(id, state);
    say({ kind: 'sending', share: 0 });
    const result = await attempt(() => upload(file, (share) => say({ kind: 'sending', share }), sending.signal));
    if (sending.signal.aborted) return;
    sendings.delete(id);
    say(result.ok ? { kind: 'sent' } : { kind: 'failed', message: result.message });
    sendNext();
  }

  function retry(id: number): void {
    change(id, { kind: 'waiting' });
    sendNext();
  }

  /** Takes it off the list, and stops it if it is on its way. */
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

async function attempt(upload: () => Promise<UploadResult>): Promise<UploadResult> {
  try {
    return await upload();
  } catch {
    return { ok: false, message: fields.files.failed };
  }
}
