import { describe, expect, it } from 'vitest';
import type { Change } from '#platform/realtime/changes/log/log.ts';
import { parseSnapshot } from '#platform/realtime/changes/log/snapshot.ts';
import { parseFilter } from './filters.ts';
import { type Entry, Registry } from './registry.ts';

const ONE = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11';
const TWO = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a12';

function entry(...filters: string[]): Entry {
  const requests = filters.map((filter, id) => {
    const parsed = parseFilter(filter);
    if (!parsed.ok) throw new Error(parsed.reason);
    return { id, event: '*', schema: 'public', table: 'tasks', conditions: parsed.conditions, columns: null } as const;
  });
  const subscriber = { identity: () => never(), deliver: never, refuse: never };
  return { subscriber, requests, after: [parseSnapshot('5:5:')], isGone: false };
}

const never = (): never => {
  throw new Error('not called');
};

const change = (values: Record<string, unknown>): Change => ({
  id: 1,
  xid: 7n,
  changedAt: new Date(0),
  relation: 1,
  schema: 'public',
  table: 'tasks',
  type: 'INSERT',
  row: JSON.stringify(values),
  values,
  oldKeys: null,
  isCut: false,
});

describe('the subscribers of a table', () => {
  const [first, second, either, spelled, all] = [
    entry(`event_id=eq.${ONE}`),
    entry(`event_id=eq.${TWO},title=eq.x`),
    entry(`event_id=in.(${ONE},${TWO})`),
    entry(`event_id=eq.${ONE.toUpperCase()}`),
    entry(''),
  ];
  const both = entry(`event_id=eq.${ONE}`, `id=eq.${TWO}`);
  const registry = new Registry([first, second, either, spelled, all, both]);
  const interested = (values: Record<string, unknown>) =>
    new Set([...registry.interestedIn(change(values))].map((interest) => interest.entry));

  it('are those whose filter names the UUID of the row, and those whose filters the database must compare', () => {
    expect(interested({ event_id: ONE, id: ONE })).toEqual(new Set([first, either, spelled, all, both]));
    expect(interested({ event_id: TWO, id: TWO })).toEqual(new Set([second, either, spelled, all, both]));
  });

  it('are none of those who name a UUID where the row has null', () => {
    expect(interested({ event_id: null, id: null })).toEqual(new Set([spelled, all]));
  });

  it('are all of them where the value is missing or no UUID', () => {
    const everybody = new Set([first, second, either, spelled, all, both]);
    expect(interested({})).toEqual(everybody);
    expect(interested({ event_id: 'free text', id: 1 })).toEqual(everybody);
  });

  it('are forgotten when they leave', () => {
    const left = new Registry([first, both]);
    left.remove(first);
    expect([...left.interestedIn(change({ event_id: ONE, id: ONE }))]).toHaveLength(1);
    left.remove(both);
    expect([...left.interestedIn(change({ event_id: ONE, id: ONE }))]).toEqual([]);
    expect([left.size, left.tables()]).toEqual([0, []]);
  });
});
