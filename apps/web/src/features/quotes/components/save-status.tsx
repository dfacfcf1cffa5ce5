// Says whether the draft is saved, and what to do when it is not.
import { Check, CloudOff, PencilLine } from 'lucide-react';
import type { SaveState } from '#web/features/quotes/use-quote-draft.ts';
import { quoteEditor } from '#web/locales/fr/partner/quote-editor.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/feedback/loader.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

const { save: text, problems } = quoteEditor;
const icon = { 'aria-hidden': true, className: 'size-4 shrink-0', strokeWidth: 1.75 } as const;

export function SaveStatus({ state }: { state: SaveState }) {
  return (
    <p role="status" className="flex min-w-0 items-center gap-2 text-quiet text-small">
      {state.kind === 'saved' ? (
        <Check {...icon} />
      ) : state.kind === 'saving' ? (
        <Spinner />
      ) : state.kind === 'offline' ? (
        <CloudOff {...icon} />
      ) : (
        <PencilLine {...icon} />
      )}
      <span>{sentenceOf(state)}</span>
    </p>
  );
}

function sentenceOf(state: SaveState): string {
  if (state.kind === 'incomplete')
    return text.incomplete(state.problems[0] === undefined ? '' : problems[state.problems[0]]);
  return state.kind === 'refused' ? text.refused : text[state.kind];
}

interface SaveRefusalProps {
  state: SaveState;
  onRetry: () => void;
  onTakeOther: () => void;
  onKeepMine: () => void;
}

export function SaveRefusal({ state, onRetry, onTakeOther, onKeepMine }: SaveRefusalProps) {
  if (state.kind !== 'refused') return null;
  if (state.reason === 'stale')
    return (
      <Notice tone="danger" title={text.stale}>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="secondary" size="small" onClick={onTakeOther}>
            {text.takeOther}
          </Button>
          <Button look="quiet" size="small" onClick={onKeepMine}>
            {text.keepMine}
          </Button>
        </div>
      </Notice>
    );
  const isOver = state.reason === 'not-draft' || state.reason === 'not-open';
  return (
    <Notice tone="danger" title={text.refused}>
      <p>{state.reason === 'not-draft' ? text.notDraft : state.reason === 'not-open' ? text.notOpen : state.message}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={isOver ? onTakeOther : onRetry}>
          {isOver ? quoteEditor.save.takeOther : text.retry}
        </Button>
      </div>
    </Notice>
  );
}
