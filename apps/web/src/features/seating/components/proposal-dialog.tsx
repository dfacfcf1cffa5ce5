// « Plan automatique »: chooses what the solver shall do, shows its progress, then what would change, before anything is taken.
import type { SolveMode } from '@liesse/domain';
import { type ReactNode, useEffect, useState } from 'react';
import type { Move } from '#web/features/seating/changes.ts';
import type { SeatingPage, SeatingView } from '#web/features/seating/page.ts';
import { conflictSentences, type Proposal, proposalOf } from '#web/features/seating/proposal.ts';
import { useNetworkProblem } from '#web/features/seating/use-network-problem.ts';
import { useProposal } from '#web/features/seating/use-proposal.ts';
import { announce } from '#web/lib/device/announce.ts';
import { formatList } from '#web/lib/format/format.ts';
import { seatingProposal as text } from '#web/locales/fr/client/seating-proposal.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const modes: readonly SolveMode[] = ['propose', 'improve', 'repair'];

interface ProposalDialogProps {
  page: SeatingPage;
  view: SeatingView;
  /** False when nothing was changed. */
  onApply: (moves: readonly Move[], sentence: string) => boolean;
  onClose: () => void;
}

export default function ProposalDialog({ page, view, onApply, onClose }: ProposalDialogProps) {
  const { state, start, stop, choose } = useProposal();
  const [mode, setMode] = useState<SolveMode>(view.waitingCount > 0 ? 'propose' : 'improve');
  const proposal = state.kind === 'done' ? proposalOf({ page: state.page, view }, state.solution) : null;
  const isStale = state.kind === 'done' && state.page !== page;
  const summary = proposal === null ? null : proposal.moves.length === 0 ? text.nothing : text.changes;
  useEffect(() => {
    if (summary !== null) announce(summary);
  }, [summary]);

  const problem = useNetworkProblem();
  const isImpossible = page.tables.length === 0 || page.guests.length === 0;
  const apply = ({ moves }: Proposal) => {
    if (onApply(moves, text.applied(moves.length))) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={text.lead}
      actions={
        <>
          {(proposal !== null || state.kind === 'failed') && (
            <Button look="secondary" onClick={choose}>
              {text.back}
            </Button>
          )}
          {state.kind === 'choosing' && (
            <Button disabled={isImpossible} onClick={() => start(page, mode)}>
              {text.start}
            </Button>
          )}
          {state.kind === 'running' && (
            <Button look="secondary" onClick={stop}>
              {text.stop}
            </Button>
          )}
          {(isStale || state.kind === 'failed') && <Button onClick={() => start(page, mode)}>{text.again}</Button>}
          {proposal !== null && !isStale && proposal.moves.length > 0 && (
            <Button onClick={() => apply(proposal)}>{text.apply(proposal.moves.length)}</Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {state.kind === 'choosing' && (
          <>
            {page.tables.length === 0 && <Notice tone="note">{text.noTable}</Notice>}
            {page.guests.length === 0 && <Notice tone="note">{text.noGuest}</Notice>}
            <RadioGroup
              label={text.mode}
              name="mode"
              value={mode}
              options={modes.map((value) => ({ value, ...text.modes[value] }))}
              onChange={({ target }) => setMode(modes.find((known) => known === target.value) ?? 'propose')}
            />
          </>
        )}
        {state.kind === 'running' && (
          <div className="flex flex-col gap-3">
            <Progress
              label={text.running}
              value={(state.progress?.share ?? 0) * 100}
              text={text.progress(state.progress?.share ?? 0)}
            />
            {state.progress !== null && (
              <p className="text-quiet text-small">
                {text.soFar(
                  state.progress.solution.review.unplaced.length,
                  state.progress.solution.review.unmet.length,
                )}
              </p>
            )}
          </div>
        )}
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        {state.kind === 'failed' && <Notice tone="danger">{text.failed}</Notice>}
        {isStale && <Notice tone="note">{text.stale}</Notice>}
        {state.kind === 'done' && state.conflict !== null && (
          <Notice tone="danger" title={text.conflict}>
            <p>{text.conflictLead}</p>
            <ul className="mt-2 list-disc pl-5">
              {conflictSentences({ page: state.page, view }, state.conflict).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Notice>
        )}
        {proposal !== null && <ProposalDetails proposal={proposal} />}
      </div>
    </Dialog>
  );
}

function ProposalDetails({ proposal: { changes, unplaced, broken, unmet } }: { proposal: Proposal }) {
  return (
    <>
      {changes.length === 0 && <p>{text.nothing}</p>}
      {changes.length > 0 && (
        <Part title={text.changes}>
          <ul aria-label={text.changes} className="max-h-72 overflow-y-auto border-hairline border-y text-small">
            {changes.map((change) => (
              <li key={change} className="border-hairline border-b py-2 last:border-b-0">
                {change}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {unplaced.length > 0 && (
        <Part title={text.unplaced}>
          <p className="text-small">{formatList(unplaced)}</p>
        </Part>
      )}
      {broken.length > 0 && (
        <Part title={text.broken}>
          <ul className="list-disc pl-5 text-small">
            {broken.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Part>
      )}
      {unmet.length > 0 && (
        <Part title={text.unmet}>
          <ul className="text-small">
            {unmet.map(({ sentence, reason }) => (
              <li key={sentence} className="py-1">
                {sentence} <span className="text-quiet">{reason}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium font-text">{title}</h3>
      {children}
    </section>
  );
}
