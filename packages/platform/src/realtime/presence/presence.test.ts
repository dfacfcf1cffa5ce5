import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outgoing } from '#platform/realtime/channels/broadcast.ts';
import type { PeerMessage, Present } from '#platform/realtime/relay/relay-wire.ts';
import { PresenceBoard } from './presence.ts';

const room = { topic: 'room', isPrivate: false };
const at = (ref: string, key = ref): Present => ({ ...room, ref, key, meta: JSON.stringify({ phx_ref: ref }) });

describe('who is present', () => {
  let sent: PeerMessage[] = [];
  let shown: Array<{ joins: object; leaves: object }> = [];
  let board: PresenceBoard;
  const tick = () => vi.advanceTimersByTime(100);

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    shown = [];
    board = new PresenceBoard({
      processId: 'me',
      send: (message) => sent.push(message),
      deliver: (_place, diff: Outgoing) => {
        const frame = JSON.parse(diff.as('2.0.0')?.data.toString() ?? '') as unknown[];
        shown.push(frame[4] as { joins: object; leaves: object });
      },
    });
  });
  afterEach(() => {
    board.close();
    vi.useRealTimers();
  });

  it('is delivered together when several join at once, by key', () => {
    board.join(at('a', 'anna'));
    board.join(at('b', 'anna'));
    board.join(at('c', 'bob'));
    expect(board.state(room)).toEqual({});
    tick();
    const all = { anna: { metas: [{ phx_ref: 'a' }, { phx_ref: 'b' }] }, bob: { metas: [{ phx_ref: 'c' }] } };
    expect(shown).toEqual([{ joins: all, leaves: {} }]);
    expect({ ...board.state(room) }).toEqual(all);
  });

  it('is not delivered for a person who joined and left in the same moment', () => {
    board.join(at('a'));
    board.leave('a');
    tick();
    expect(shown).toEqual([]);
    expect(sent).toEqual([
      { kind: 'join', present: at('a') },
      { kind: 'leave', ref: 'a' },
    ]);
  });

  it('loses those of a process that is dead, and keeps its own', () => {
    board.join(at('a'));
    board.receive('other', { kind: 'join', present: at('b') });
    tick();
    board.retainOnly(new Set(['third']));
    tick();
    expect(Object.keys(board.state(room))).toEqual(['a']);
    expect(shown.at(-1)).toEqual({ joins: {}, leaves: { b: { metas: [{ phx_ref: 'b' }] } } });
  });

  it('does not flicker when another process sends its whole state again', () => {
    board.receive('other', { kind: 'join', present: at('b') });
    tick();
    board.receive('other', { kind: 'hello' });
    board.receive('other', { kind: 'join', present: at('b') });
    tick();
    expect(shown).toHaveLength(1);
    expect(Object.keys(board.state(room))).toEqual(['b']);
  });

  it('is not taken away by a process it did not come through', () => {
    board.join(at('a'));
    tick();
    board.receive('other', { kind: 'leave', ref: 'a' });
    tick();
    expect(Object.keys(board.state(room))).toEqual(['a']);
  });

  it('may bear any name, that of a prototype too', () => {
    board.join(at('a', '__proto__'));
    tick();
    expect(JSON.stringify(shown[0])).toContain('"__proto__":{"metas"');
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect('metas' in {}).toBe(false);
  });

  it('is said again whole, beginning with a hello', () => {
    board.join(at('a'));
    sent = [];
    board.resendAll();
    expect(sent).toEqual([{ kind: 'hello' }, { kind: 'join', present: at('a') }]);
  });

  it('in a public room is not seen in the private one of the same name', () => {
    board.join(at('a'));
    tick();
    expect(board.state({ ...room, isPrivate: true })).toEqual({});
  });
});
