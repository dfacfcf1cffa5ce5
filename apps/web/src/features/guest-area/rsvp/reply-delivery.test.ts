import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkRefusal } from '#web/features/guest-area/api.ts';
import { deliver, discardReply, pendingReply, storeReply } from '#web/features/guest-area/rsvp/reply-delivery.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';

const reply = { people: [{ id: 'helene', answers: { dinner: true } }] };
const refuse = (reason: ConstructorParameters<typeof LinkRefusal>[0]) => () =>
  Promise.reject(new LinkRefusal(reason, 'dinner'));

describe('the delivery of a reply', () => {
  const values = fakeStorage();
  beforeEach(() => {
    storeReply('link', reply, 'Refused', 'key-1');
  });
  afterEach(() => {
    discardReply('link');
  });

  it('stores the reply before it is sent, and deletes it once it was accepted', async () => {
    const send = vi.fn((_token: string, _reply: object, _key: string) => {
      expect(values.get('liesse.replies')).toContain('key-1');
      return Promise.resolve();
    });
    expect(await deliver('link', send)).toEqual({ kind: 'sent' });
    expect(send).toHaveBeenCalledWith('link', reply, 'key-1');
    expect(values.size).toBe(0);
    expect(await deliver('link', send)).toEqual({ kind: 'none' });
    expect(send).toHaveBeenCalledOnce();
  });

  it.each(['network', 'unavailable', 'too-many'] as const)(
    'keeps the reply with its key after a temporary failure (%s)',
    async (reason) => {
      expect(await deliver('link', refuse(reason))).toEqual({ kind: 'waiting' });
      expect(pendingReply('link')).toEqual({ key: 'key-1', reply, refusal: null, refusedTitle: 'Refused' });
    },
  );

  it('keeps a refused reply and does not send it again', async () => {
    expect(await deliver('link', refuse('moment-full'))).toEqual({
      kind: 'refused',
      reason: 'moment-full',
      hint: 'dinner',
    });
    expect(pendingReply('link')?.refusal).toEqual({ reason: 'moment-full', hint: 'dinner' });
    const send = vi.fn(() => Promise.resolve());
    expect(await deliver('link', send)).toEqual({ kind: 'none' });
    expect(send).not.toHaveBeenCalled();
  });

  it('sends once for concurrent calls', async () => {
    const send = vi.fn(() => Promise.resolve());
    await Promise.all([deliver('link', send), deliver('link', send), deliver('link', send)]);
    expect(send).toHaveBeenCalledOnce();
  });

  it('does not delete a newer reply that was stored meanwhile', async () => {
    await deliver('link', () => {
      storeReply('link', { people: [] }, 'Refused', 'key-2');
      return Promise.resolve();
    });
    expect(pendingReply('link')?.key).toBe('key-2');
  });

  it('keeps the reply in memory when storage is forbidden', async () => {
    const refuseAll = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuseAll, setItem: refuseAll, removeItem: refuseAll });
    storeReply('link', reply, 'Refused', 'key-3');
    expect(pendingReply('link')?.key).toBe('key-3');
    values.set('liesse.replies', 'not json');
  });
});
