import { describe, expect, it } from 'vitest';
import { readJoin } from './join-request.ts';

const join = (config: object, rest: object = {}) => readJoin({ config, ...rest });

describe('a join', () => {
  it('is understood as the official client writes it', () => {
    const change = { event: 'INSERT', schema: 'public', table: 'guests', filter: 'id=eq.1' };
    const reading = join(
      {
        broadcast: { ack: true, self: false, replay: { since: 1_000, limit: 100 } },
        presence: { key: 'anna', enabled: true },
        postgres_changes: [change],
        private: true,
      },
      { access_token: 'abc' },
    );
    expect(reading).toMatchObject({
      ok: true,
      request: {
        token: 'abc',
        config: {
          isPrivate: true,
          isAcknowledged: true,
          receivesOwn: false,
          replay: { since: new Date(1_000), limit: 25 },
          presenceKey: 'anna',
          showsPresence: true,
          changes: [change],
        },
      },
    });
  });

  it('without anything asks for nothing', () => {
    const reading = readJoin({});
    expect(reading).toMatchObject({
      ok: true,
      request: { token: undefined, config: { isPrivate: false, changes: [] } },
    });
  });

  it.each([
    ['a replay in a public channel', { broadcast: { replay: { since: 1 } } }],
    ['a replay since no instant', { private: true, broadcast: { replay: { since: 'x' } } }],
    ['a replay since the end of time', { private: true, broadcast: { replay: { since: 9e15 } } }],
    ['a change that is no object', { postgres_changes: ['x'] }],
    ['an unknown event', { postgres_changes: [{ event: 'TRUNCATE', schema: 'public' }] }],
    ['no schema', { postgres_changes: [{ event: '*' }] }],
    ['a NUL in a table', { postgres_changes: [{ event: '*', schema: 'public', table: 'a\u0000' }] }],
    ['101 changes', { postgres_changes: Array.from({ length: 101 }, () => ({ event: '*', schema: 'public' })) }],
    ['a key that cannot be stored', { presence: { key: '\ud800' } }],
    ['columns that are no names', { postgres_changes: [{ event: '*', schema: 'public', select: [1] }] }],
  ])('is refused with %s', (_name, config) => {
    expect(join(config)).toMatchObject({ ok: false });
  });

  it('is refused with a token that is no text', () => {
    expect(join({}, { access_token: { a: 1 } })).toMatchObject({ ok: false });
  });
});
