import { afterEach, describe, expect, it } from 'vitest';
import { firstUnread, lastRead, type Message } from '#web/features/conversations/conversation.ts';
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
    removed_at: null,
  });
  const thread = [
    received('1', 'partner'),
    received('2', 'client'),
    received('3', 'partner'),
    received('4', 'partner'),
  ];

  it('is counted among the messages of the partner only', () => {
    expect(firstUnread(thread, 2, 'client')).toBe('3');
    expect(firstUnread(thread, 3, 'client')).toBe('1');
    expect(firstUnread(thread, 0, 'client')).toBeNull();
    expect(firstUnread(thread, 1, 'partner')).toBe('2');
  });

  it('is the first message on screen when more are unread than shown', () => {
    expect(firstUnread(thread, 9, 'client')).toBe('1');
  });
});

describe('the last message that the other side has read', () => {
  const sent = (id: string, side: Message['side'], at: string): Message => ({
    id,
    side,
    author_id: null,
    author_name: '',
    body: id,
    files: [],
    created_at: `2026-11-15T10:0${at}`,
    removed_at: null,
  });
  const thread = [
    sent('1', 'partner', '0:00Z'),
    sent('2', 'client', '1:00.123456+00:00'),
    sent('3', 'client', '2:00Z'),
    sent('4', 'partner', '3:00Z'),
  ];

  it('is one of the own side', () => {
    expect(lastRead(thread, '2026-11-15T10:01:00.123456+00:00', 'client')).toBe('2');
    expect(lastRead(thread, '2026-11-15T10:09:00Z', 'client')).toBe('3');
    expect(lastRead(thread, '2026-11-15T10:09:00Z', 'partner')).toBe('4');
  });

  it('is none before the other side has read', () => {
    expect(lastRead(thread, null, 'client')).toBeNull();
    expect(lastRead(thread, '2026-11-15T09:00:00Z', 'partner')).toBeNull();
  });
});
