import { describe, expect, it, vi } from 'vitest';
import { createUploadQueue, type UploadResult } from '#web/ui/fields/files/file-drop-queue.ts';
import { kindNames, refuseFile } from '#web/ui/fields/files/file-drop-rules.ts';

const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });
const picture = (name = 'a.jpg') => file(name, 'image/jpeg');

describe('the rules of a drop', () => {
  const rules = { accept: ['image/jpeg', 'application/pdf', '.csv'], maxSize: 100, maxFiles: 2 };

  it('take what is asked for, by its type or by its name', () => {
    const taken = [picture(), file('b.pdf', 'application/pdf'), file('c.CSV', 'text/csv'), file('d.JPG', '')];
    expect(taken.map((one) => refuseFile(one, rules, 0))).toEqual([null, null, null, null]);
    expect(refuseFile(file('e.webp', 'image/webp'), { accept: ['image/*'] }, 0)).toBeNull();
  });

  it('refuse the rest with the reason', () => {
    expect(refuseFile(file('a.exe', 'application/x-msdownload'), rules, 0)).toBe(
      'Ce format n’est pas accepté. Formats possibles\u00a0: JPEG, PDF et CSV.',
    );
    // A given type counts before the name.
    expect(refuseFile(file('a.pdf', 'text/html'), rules, 0)).toContain('Ce format');
    expect(refuseFile(file('a.pdf', 'application/pdf', 0), rules, 0)).toBe('Ce fichier est vide.');
    expect(refuseFile(file('a.pdf', 'application/pdf', 1500), rules, 0)).toBe(
      'Ce fichier pèse 1,5\u00a0ko\u00a0; la limite est de 100\u00a0o.',
    );
    expect(refuseFile(picture(), rules, 2)).toBe('2 fichiers au plus.');
  });

  it('are named as people know them', () => {
    expect(kindNames(['image/*', 'image/svg+xml', '.xlsx', '.csv', 'text/csv'])).toEqual([
      'images',
      'SVG',
      'XLSX',
      'CSV',
    ]);
  });
});

describe('the queue of a drop', () => {
  it('uploads three at a time, and reports the progress of each', async () => {
    const { queue, uploads } = start(['a', 'b', 'c', 'd']);
    expect(kinds(queue)).toEqual(['sending', 'sending', 'sending', 'waiting']);
    uploads[0]?.progress(0.5);
    expect(queue.read()[0]?.state).toEqual({ kind: 'sending', share: 0.5 });
    uploads[0]?.answer({ ok: true });
    await settled();
    expect(kinds(queue)).toEqual(['sent', 'sending', 'sending', 'sending']);
  });

  it('keeps a refusal with its message, and tries again when asked', async () => {
    const { queue, uploads } = start(['a']);
    uploads[0]?.answer({ ok: false, message: 'Plus de place.' });
    await settled();
    expect(queue.read()[0]?.state).toEqual({ kind: 'failed', message: 'Plus de place.' });
    queue.retry(1);
    uploads[1]?.answer({ ok: true });
    await settled();
    expect(kinds(queue)).toEqual(['sent']);
  });

  it('takes what is thrown for a lost connection', async () => {
    const queue = createUploadQueue();
    queue.add([picture()], () => Promise.reject(new Error('reset')), {});
    await settled();
    expect(queue.read()[0]?.state).toMatchObject({ kind: 'failed' });
  });

  it('stops what is cancelled, hears nothing more of it, and sends the next', async () => {
    const { queue, uploads } = start(['a', 'b', 'c', 'd']);
    queue.remove(1);
    expect(uploads[0]?.signal.aborted).toBe(true);
    uploads[0]?.progress(1);
    uploads[0]?.answer({ ok: true });
    await settled();
    expect(queue.read().map(({ file: { name } }) => name)).toEqual(['b', 'c', 'd']);
    expect(kinds(queue)).toEqual(['sending', 'sending', 'sending']);
  });

  it('never sends what it refuses, and does not count it', () => {
    const queue = createUploadQueue();
    const upload = vi.fn(() => new Promise<UploadResult>(() => undefined));
    queue.add([file('a.txt', 'text/plain'), picture('b'), picture('c')], upload, { accept: ['image/*'], maxFiles: 1 });
    expect(kinds(queue)).toEqual(['refused', 'sending', 'refused']);
    expect(upload).toHaveBeenCalledTimes(1);
  });

  it('gives back every preview, and aborts everything, when it is cleared', () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const { queue, uploads } = start(['a', 'b']);
    const previews = queue.read().map(({ preview }) => preview);
    queue.clear();
    expect(revoke.mock.calls.map(([address]) => address)).toEqual(previews);
    expect(uploads.every(({ signal }) => signal.aborted)).toBe(true);
    expect(queue.read()).toEqual([]);
  });
});

interface Running {
  progress: (share: number) => void;
  signal: AbortSignal;
  answer: (result: UploadResult) => void;
}

function start(names: string[]) {
  const queue = createUploadQueue();
  const uploads: Running[] = [];
  queue.add(
    names.map((name) => picture(name)),
    (_, progress, signal) => new Promise((answer) => uploads.push({ progress, signal, answer })),
    {},
  );
  return { queue, uploads };
}

const kinds = (queue: ReturnType<typeof createUploadQueue>) => queue.read().map(({ state }) => state.kind);
const settled = () => new Promise((resolve) => setTimeout(resolve));
