import { afterEach, describe, expect, it } from 'vitest';
import { firstUnread, type Message } from '#web/features/conversations/conversation.ts';
import {
  markRefused,
  markWaiting,
  readOutbox,
  removeMessage,
  storeMessage,
} from '#web/features/conversations/outbox.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';

const message = { id: 'm1', conversationId: 'c', authorId: 'a', body: 'Bonjour', files: [] };

describe('a message in the outbox', () => {
  const storage = fakeStorage();

  afterEach(() => {
    for (const { id } of readOutbox()) removeMessage(id);
  });

  it('is stored before it is sent, and removed once it has arrived', () => {
    storeMessage(message);
    expect([...storage.values()].join()).toContain('Bonjour');
    expect(readOutbox()).toMatchObject([{ id: 'm1', state: 'sending' }]);
    removeMessage('m1');
    expect(readOutbox()).toEqual([]);
    expect(storage.size).toBe(0);
  });

  it('keeps its id, so that a second attempt is the same message', () => {
    storeMessage(message);
    markWaiting('m1');
    storeMessage(message);
    expect(readOutbox()).toHaveLength(1);
  });

  it('has the reason of its refusal', () => {
    storeMessage(message);
    markRefused('m1', 'too-many');
    expect(readOutbox()).toMatchObject([{ state: 'refused', reason: 'too-many' }]);
  });

  it('waits if another page was sending it', () => {
    storage.set('liesse.messages', JSON.stringify([{ ...message, id: 'm2', state: 'sending', reason: null }]));
    expect(readOutbox()).toMatchObject([{ id: 'm2', state: 'waiting' }]);
  });

  it('is absent when the stored text is unreadable', () => {
    storage.set('liesse.messages', '{"broken"');
    expect(readOutbox()).toEqual([]);
  });
});

describe('the first unread message', () => {
  const received = (id: string, side: Message['side']): Message => ({
    id,
    side,
    author_id: null,
    author_name: '',
    body: id,
    files: [],
    created_at: '2026-11-15T10:00:00Z',
  });
  const thread = [
    received('1', 'partner'),
    received('2', 'client'),
    received('3', 'partner'),
    received('4', 'partner'),
  ];

  it('is counted among the messages of the partner only', () => {
    expect(firstUnread(thread, 2)).toBe('3');
    expect(firstUnread(thread, 3)).toBe('1');
    expect(firstUnread(thread, 0)).toBeNull();
  });

  it('is the first message on screen when more are unread than shown', () => {
    expect(firstUnread(thread, 9)).toBe('1');
  });
});
