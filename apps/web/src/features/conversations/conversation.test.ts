import { describe, expect, it } from 'vitest';
import { firstUnread, lastRead, type Message } from '#web/features/conversations/conversation.ts';

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
