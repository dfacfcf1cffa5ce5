// The changes of the signed-in person that wait for the network. They are stored on the device, shown as waiting, and sent together in
// their order; the database applies each once. A conflict or a refusal stays here until the person has decided.
import { useSyncExternalStore } from 'react';
import { type Change, mergeChange, type NewChange } from '#web/lib/offline/change.ts';
import { readChanges, writeChanges } from '#web/lib/offline/change-store.ts';

/** What the database says about one change. */
export interface ChangeResult {
  id: string;
  outcome: 'applied' | 'conflict' | 'refused';
  theirs?: Record<string, unknown>;
  message?: string;
  reason?: string | null;
}

export interface QueueOwner {
  personId: string;
  /** Sends changes in their order. Rejects when they have to be sent again, as without a network. */
  send: (changes: readonly Change[]) => Promise<readonly ChangeResult[]>;
  /** Called with each new list, before it is shown. */
  onChange: (changes: readonly Change[]) => void;
  /** Fetches what shows the applied changes; they are shown as waiting until it resolves. */
  refresh: (applied: readonly Change[]) => Promise<unknown>;
}

export interface QueueState {
  changes: readonly Change[];
  /** The ids of the changes whose answer is awaited. */
  sending: ReadonlySet<string>;
  /** True when the storage of the device is full: the changes are then lost with the page. */
  isUnstored: boolean;
}

/** `apply_changes` accepts this many at once. */
const WAVE = 500;
const RETRY_MS = 20_000;
const LOCK = 'liesse.changes';

const NOTHING: ReadonlySet<string> = new Set();
const EMPTY: QueueState = { changes: [], sending: NOTHING, isUnstored: false };
const listeners = new Set<() => void>();
let state = EMPTY;
let owner: QueueOwner | null = null;
let opening = Promise.withResolvers<QueueOwner>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Called by the layout of an area. Returns the end, for a sign-out or another person. */
export function openQueue(opened: QueueOwner): () => void {
  owner = opened;
  opening.resolve(opened);
  const tabs = new BroadcastChannel(LOCK);
  const unlisten = subscribe(() => timer === undefined && plan());
  // Another tab added, sent or removed changes.
  tabs.addEventListener('message', () => void load());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches pages of this origin alone.
  notifyTabs = () => tabs.postMessage(null);
  const show = () => document.visibilityState === 'visible' && wake();
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', show);
  void load().then(wake);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', show);
    clearTimeout(timer);
    timer = undefined;
    unlisten();
    tabs.close();
    notifyTabs = () => {};
    owner = null;
    opening = Promise.withResolvers();
    set([], false);
  };
}

const wake = (): void => void sendWaiting();

export async function queueChange(added: NewChange): Promise<void> {
  const { personId } = owner ?? (await opening.promise);
  const position = 1 + Math.max(0, ...state.changes.map((change) => change.position));
  const change: Change = { ...added, id: added.id ?? crypto.randomUUID(), personId, position, state: 'waiting' };
  // A change that is being sent is not merged: its answer would remove the new values too.
  const { busy = [], idle = [] } = Object.groupBy(state.changes, ({ id }) => (state.sending.has(id) ? 'busy' : 'idle'));
  const changes = [...busy, ...mergeChange(idle, change)];
  // With a network it is sent at once, and not shown as waiting before.
  if (navigator.onLine) setSending([...state.sending, change.id]);
  await update(changes);
  if (navigator.onLine) return void sendWaiting();
  // Browsers may otherwise empty the storage of sites that are seldom visited.
  void navigator.storage?.persist?.().catch(() => false);
}

export const removeChange = (id: string): Promise<void> => update(state.changes.filter((change) => change.id !== id));

/** After a conflict: my values are written over the ones that were shown. After a refusal: the same change is tried again. */
export async function sendAgain(id: string): Promise<void> {
  await update(
    state.changes.map((change) => {
      if (change.id !== id) return change;
      const { theirs, message: _message, reason: _reason, ...rest } = change;
      return { ...rest, base: { ...change.base, ...theirs }, state: 'waiting' };
    }),
  );
  await sendWaiting();
}

let running: Promise<unknown> = Promise.resolve();
let next: Promise<void> | null = null;

/** One page sends at a time. Resolves when nothing waits, or when the network or the session is missing. */
export function sendWaiting(): Promise<void> {
  next ??= running.then(() => {
    next = null;
    return 'locks' in navigator ? navigator.locks.request(LOCK, sendWaves) : sendWaves();
  });
  running = next.catch(() => {});
  return next;
}

async function sendWaves(): Promise<void> {
  await load();
  for (;;) {
    const now = owner;
    const wave = state.changes.filter((change) => change.state === 'waiting').slice(0, WAVE);
    if (now === null || wave.length === 0 || !navigator.onLine) return setSending([]);
    setSending(wave.map(({ id }) => id));
    try {
      const results = await now.send(wave);
      const byId = new Map(results.map((result) => [result.id, result]));
      await now.refresh(wave.filter(({ id }) => byId.get(id)?.outcome === 'applied')).catch(() => {});
      if (owner === now) await update(state.changes.flatMap((change) => settle(change, byId.get(change.id))));
      // An answer that names none of them would be asked for again without end.
      if (!wave.some(({ id }) => byId.has(id))) return;
    } catch {
      return;
    } finally {
      setSending([]);
    }
  }
}

function settle(change: Change, result: ChangeResult | undefined): Change[] {
  if (result === undefined) return [change];
  const { outcome, theirs, message, reason } = result;
  if (outcome === 'applied') return [];
  return [
    {
      ...change,
      state: outcome,
      ...(theirs && { theirs }),
      ...(message !== undefined && { message }),
      ...(reason && { reason }),
    },
  ];
}

export function useChangeQueue(): QueueState {
  return useSyncExternalStore(subscribe, getQueue, () => EMPTY);
}

/** The state of the change of one row, or null. */
export function useChangeState(row: string): Change['state'] | null {
  return useSyncExternalStore(
    subscribe,
    () => state.changes.find((change) => change.row === row)?.state ?? null,
    () => null,
  );
}

export const getQueue = (): QueueState => state;
export const hasWaitingChanges = (): boolean => state.changes.some((change) => change.state === 'waiting');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let notifyTabs = (): void => {};

/** Tries again later: a browser may report a network that leads nowhere. */
function plan(): void {
  if (!hasWaitingChanges()) return;
  timer = setTimeout(() => {
    timer = undefined;
    void sendWaiting().then(plan);
  }, RETRY_MS);
}

async function load(): Promise<void> {
  if (owner === null) return;
  const { personId } = owner;
  let stored: Change[] | null = null;
  for (let read = -1; read !== revision; ) {
    read = revision;
    await writing;
    stored = await readChanges(personId).catch(() => null);
  }
  if (stored === null || owner?.personId !== personId) return;
  const known = new Set(stored.map(({ id }) => id));
  // What could not be stored is in memory alone.
  set([...stored, ...(state.isUnstored ? state.changes.filter(({ id }) => !known.has(id)) : [])], state.isUnstored);
}

/** Counts the updates, so that a list that was read before one of them does not replace it. */
let revision = 0;
let writing: Promise<unknown> = Promise.resolve();

/** Memory first: a full storage must not lose what is on screen. */
async function update(changes: readonly Change[]): Promise<void> {
  revision += 1;
  const before = new Map(state.changes.map((change) => [change.id, change]));
  const isUnstored = state.isUnstored;
  set(changes, isUnstored && changes.length > 0);
  const remaining = new Set(changes.map(({ id }) => id));
  const written = isUnstored ? changes : changes.filter((change) => before.get(change.id) !== change);
  const removed = [...before.keys()].filter((id) => !remaining.has(id));
  const write = writing
    .then(() => writeChanges(written, removed))
    .then(
      () => true,
      () => false,
    );
  writing = write;
  const isStored = await write;
  if (isStored === state.isUnstored) set(state.changes, !isStored && state.changes.length > 0);
  notifyTabs();
}

function set(changes: readonly Change[], isUnstored: boolean): void {
  state = changes.length === 0 && state.sending.size === 0 ? EMPTY : { ...state, changes, isUnstored };
  owner?.onChange(state.changes);
  notify();
}

function setSending(ids: readonly string[]): void {
  state = { ...state, sending: ids.length === 0 ? NOTHING : new Set(ids) };
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
