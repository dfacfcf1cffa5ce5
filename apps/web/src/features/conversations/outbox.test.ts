import { afterEach, describe, expect, it } from 'vitest';
import { firstUnread, type Message } from '#web/features/conversations/conversation.ts';
import { forget, keepRefused, keepWaiting, read, writeDown } from '#web/features/conversations/outbox.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';

const message = { id: 'm1', conversationId: 'c', authorId: 'a', body: 'Bonjour', files: [] };

describe('a message on its way', () => {
  const kept = fakeStorage();

  afterEach(() => {
    for (const { id } of read()) forget(id);
  });

  it('is written down before it leaves, and forgotten once it has arrived', () => {
    writeDown(message);
    expect([...kept.values()].join()).toContain('Bonjour');
    expect(read()).toMatchObject([{ id: 'm1', state: 'sending' }]);
    forget('m1');
    expect(read()).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('waits under its own id, so that a second try is the same message', () => {
    writeDown(message);
    keepWaiting('m1');
    writeDown(message);
    expect(read()).toHaveLength(1);
  });

  it('says why it was refused', () => {
    writeDown(message);
    keepRefused('m1', 'too-many');
    expect(read()).toMatchObject([{ state: 'refused', reason: 'too-many' }]);
  });

  it('that another page was sending is found waiting', () => {
    kept.set('liesse.messages', JSON.stringify([{ ...message, id: 'm2', state: 'sending', reason: null }]));
    expect(read()).toMatchObject([{ id: 'm2', state: 'waiting' }]);
  });

  it('is not hidden by something unreadable in the store', () => {
    kept.set('liesse.messages', '{"broken"');
    expect(read()).toEqual([]);
  });
});

describe('where the new messages begin', () => {
  const said = (id: string, side: Message['side']): Message => ({
    id,
    side,
    author_id: null,
    author_name: '',
    body: id,
    files: [],
    created_at: '2026-11-15T10:00:00Z',
  });
  const thread = [said('1', 'partner'), said('2', 'client'), said('3', 'partner'), said('4', 'partner')];

  it('is the first of those that were not read, counted on the other side alone', () => {
    expect(firstUnread(thread, 2)).toBe('3');
    expect(firstUnread(thread, 3)).toBe('1');
    expect(firstUnread(thread, 0)).toBeNull();
  });

  it('is the first shown when there are more than are shown', () => {
    expect(firstUnread(thread, 9)).toBe('1');
  });
});
