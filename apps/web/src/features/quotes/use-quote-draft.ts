// The state of a draft in the editor. What is typed is stored on this device at once and saved in the database after a pause, one
// request at a time. A draft with problems, and one typed offline, waits on this device.
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { problemsOf, type QuoteProblem } from '#web/features/quotes/draft-problems.ts';
import {
  changeDraft,
  type DraftChange,
  type DraftQuote,
  type DraftTotals,
  toDraft,
  toPayload,
  totalsOf,
} from '#web/features/quotes/draft-quote.ts';
import { saveQuote } from '#web/features/quotes/mutations.ts';
import type { PartnerQuote } from '#web/features/quotes/quote.ts';
import { type Refusal, refusalReason } from '#web/lib/api/refusal.ts';
import { type Draft, isSame, useDraftKey, useFoundDraft } from '#web/lib/drafts/draft.ts';
import { writeDraft } from '#web/lib/drafts/draft-store.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';

export type SaveState =
  | { kind: 'saved' | 'saving' | 'waiting' | 'offline' }
  | { kind: 'incomplete'; problems: readonly QuoteProblem[] }
  | { kind: 'refused'; reason: string; message: string };

export interface QuoteDraft {
  draft: DraftQuote;
  totals: DraftTotals;
  problems: readonly QuoteProblem[];
  state: SaveState;
  /** The draft that was found on this device when the page opened. */
  found: Draft;
  change: (change: DraftChange) => void;
  /** Saves what is not saved yet; false when that is not possible. */
  flush: () => Promise<boolean>;
  /** After another page saved this draft: takes what it saved, or overwrites it. */
  takeOther: (quote: PartnerQuote) => void;
  keepMine: () => void;
}

const PAUSE_MS = 700;

export function useQuoteDraft(quote: PartnerQuote, today: CivilDate): QuoteDraft {
  const place = useDraftKey(`quote:${quote.id}`);
  const { found, isFound, erase } = useFoundDraft(place);
  const [draft, dispatch] = useReducer(changeDraft, null, () => restored(found?.typed['draft']) ?? toDraft(quote));
  const [outcome, setOutcome] = useState<'saved' | 'changed' | 'saving' | Refusal>(isFound ? 'changed' : 'saved');
  const readAt = useRef<string | null>(quote.updated_at);
  const saving = useRef<Promise<boolean> | null>(null);
  const totals = totalsOf(draft);
  const problems = problemsOf(draft, totals, today);
  const latest = useRef({ draft, problems });
  useEffect(() => {
    latest.current = { draft, problems };
  });

  // Another page or a new head-count changed the draft, and nothing typed here would be lost. After a save the page holds an older
  // copy until it has read the quote again: that copy must not move `seenAt` back, or our own save would count as a change.
  const [seenAt, setSeenAt] = useState(quote.updated_at);
  if (quote.updated_at > seenAt) {
    setSeenAt(quote.updated_at);
    if (outcome === 'saved') dispatch({ type: 'refresh', quote });
  }
  useEffect(() => {
    if (outcome === 'saved' && readAt.current !== null && quote.updated_at > readAt.current)
      readAt.current = quote.updated_at;
  }, [quote.updated_at, outcome]);

  async function save(): Promise<boolean> {
    const { draft: sent, problems: wrong } = latest.current;
    if (wrong.length > 0) {
      setOutcome('changed');
      return false;
    }
    setOutcome('saving');
    const result = await saveQuote(quote.request_id, quote.id, readAt.current, toPayload(sent));
    if (!result.ok) {
      setOutcome(result);
      return false;
    }
    readAt.current = result.updated_at;
    setSeenAt(result.updated_at);
    if (latest.current.draft === sent) {
      erase();
      setOutcome('saved');
      return true;
    }
    return save();
  }

  /** A second caller waits for the first: two saves at once would refuse each other as stale. */
  function flush(): Promise<boolean> {
    if (outcome === 'saved') return Promise.resolve(true);
    saving.current ??= save().finally(() => {
      saving.current = null;
    });
    return saving.current;
  }

  /** Stable between key presses, so that the memoised rows do not render again. */
  const change = useCallback(
    (next: DraftChange): void => {
      const changed = changeDraft(latest.current.draft, next);
      latest.current = { draft: changed, problems: problemsOf(changed, totalsOf(changed), today) };
      writeDraft(place, { version: 0, base: {}, typed: { draft: changed } });
      dispatch({ type: 'load', draft: changed });
      // A running save takes the change with it.
      if (saving.current === null) setOutcome('changed');
    },
    [place, today],
  );

  const saveSoon = useEffectEvent(() => void flush());
  // Each change is another draft, so that the pause begins again with it.
  const waiting = outcome === 'changed' && problems.length === 0 ? draft : null;
  useEffect(() => {
    if (waiting === null) return undefined;
    const timer = setTimeout(saveSoon, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  const isOffline = typeof outcome === 'object' && (outcome.code === 'network' || outcome.code === 'unavailable');
  useEffect(() => {
    if (!isOffline) return undefined;
    const retry = () => saveSoon();
    window.addEventListener('online', retry);
    const timer = setInterval(retry, RETRY_MS);
    return () => {
      window.removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [isOffline]);

  function takeOther(other: PartnerQuote): void {
    readAt.current = other.updated_at;
    erase();
    dispatch({ type: 'load', draft: toDraft(other) });
    setOutcome('saved');
  }

  return {
    draft,
    totals,
    problems,
    state: stateOf(outcome, problems, isOffline),
    found: { isFound: isFound && !isSame(draft, toDraft(quote)), erase, discard: () => takeOther(quote) },
    change,
    flush,
    takeOther,
    keepMine: () => {
      readAt.current = null;
      setOutcome('changed');
    },
  };
}

const RETRY_MS = 15_000;

function stateOf(
  outcome: 'saved' | 'changed' | 'saving' | Refusal,
  problems: readonly QuoteProblem[],
  isOffline: boolean,
): SaveState {
  if (outcome === 'saved' || outcome === 'saving') return { kind: outcome };
  if (problems.length > 0) return { kind: 'incomplete', problems };
  if (outcome === 'changed') return { kind: 'waiting' };
  return isOffline
    ? { kind: 'offline' }
    : { kind: 'refused', reason: refusalReason(outcome), message: outcome.message };
}

/** A draft of another release may lack fields; it is then ignored. */
const restored = (stored: unknown): DraftQuote | null =>
  typeof stored === 'object' && stored !== null && 'lines' in stored && 'terms' in stored && 'termsBy' in stored
    ? (stored as DraftQuote)
    : null;
