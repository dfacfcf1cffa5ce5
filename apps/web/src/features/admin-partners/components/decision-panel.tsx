// The state of a listing and the decisions that fit it. A decision is about the version on screen when its dialog opened: when somebody
// else was faster, the dialog shows who decided what, with the typed reason intact.
import { useState } from 'react';
import { StateBadge } from '#web/features/admin-partners/components/state-badge.tsx';
import { type Decision, decisionsFor, type PartnerReview } from '#web/features/admin-partners/moderation.ts';
import { useDecision } from '#web/features/admin-partners/mutations.ts';
import { formatDay, formatList } from '#web/lib/format/format.ts';
import { adminPartners } from '#web/locales/fr/admin/partners.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';

const { decision: text } = adminPartners;

type Reasoned = Exclude<Decision, 'listed'>;

export function DecisionPanel({ listing }: { listing: PartnerReview }) {
  const [open, setOpen] = useState<{ decision: Reasoned; seen: number } | null>(null);
  const approve = useDecision(listing.id);
  const offered = listing.is_own ? [] : decisionsFor(listing);
  return (
    <section aria-label={text.label} className="border-ornament border-t pt-6 desktop:border-b desktop:pb-6">
      <StateBadge listing={listing} />
      {listing.submitted_at !== null && (
        <p className="mt-3 text-quiet text-small">{text.waiting(formatDay(new Date(listing.submitted_at)))}</p>
      )}
      {listing.refusal_reason !== null && <Reason listing={listing} />}
      {listing.state === 'pending' && listing.gaps.length > 0 && (
        <p className="mt-3 text-small">{text.gaps(formatList(listing.gaps.map((gap) => text.missing[gap])))}</p>
      )}
      {listing.is_own ? (
        <p className="mt-3 text-small">{text.own}</p>
      ) : (
        offered.length === 0 && <p className="mt-3 text-quiet text-small">{text.draft}</p>
      )}
      {approve.errorMessage !== null && (
        <div className="mt-4">
          <Notice tone="danger" title={text.failed}>
            {approve.errorMessage}
          </Notice>
        </div>
      )}
      <div className="mt-5 flex flex-col gap-3 empty:hidden">
        {offered.map((decision) =>
          decision === 'listed' ? (
            <Button
              key={decision}
              wide
              isBusy={approve.isPending}
              onClick={() => void approve.run({ decision, reason: '', seen: listing.version })}
            >
              {approvalOf(listing)}
            </Button>
          ) : (
            <Button key={decision} wide look="secondary" onClick={() => setOpen({ decision, seen: listing.version })}>
              {actions[decision]}
            </Button>
          ),
        )}
      </div>
      {open !== null && (
        <DecisionDialog listing={listing} decision={open.decision} opened={open.seen} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

const actions: Record<Reasoned, string> = {
  correction: text.correction,
  refused: text.refuse,
  suspended: text.suspend,
};

const approvalOf = ({ state }: PartnerReview): string =>
  state === 'suspended' ? text.lift : state === 'listed' ? text.closeCorrection : text.list;

function Reason({ listing }: { listing: PartnerReview }) {
  const label = listing.is_correction
    ? text.reason.correction
    : listing.state === 'suspended'
      ? text.reason.suspended
      : text.reason.refused;
  return (
    <div className="mt-4 border-danger border-l-2 pl-4">
      <p className="font-medium text-small">{label}</p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{listing.refusal_reason}</p>
      {listing.is_correction && listing.submitted_at !== null && <p className="mt-2 text-small">{text.answered}</p>}
    </div>
  );
}

interface DecisionDialogProps {
  listing: PartnerReview;
  decision: Reasoned;
  /** The version when the dialog opened. */
  opened: number;
  onClose: () => void;
}

function DecisionDialog({ listing, decision, opened, onClose }: DecisionDialogProps) {
  const decide = useDecision(listing.id);
  // After the refusal of an older version, a second attempt is about the one that the page now shows.
  const seen = decide.refusal === null ? opened : listing.version;
  const words = text.dialogs[decision];
  return (
    <ReasonDialog
      title={words.title}
      text={words.text}
      action={actions[decision]}
      label={words.label}
      missing={words.missing}
      hint={text.hint}
      isBusy={decide.isPending}
      refusal={
        decide.errorMessage !== null && (
          <Notice tone="danger" title={text.failed}>
            {decide.errorMessage}
          </Notice>
        )
      }
      draftName={`partner-${decision}:${listing.id}`}
      onSubmit={async (reason) => (await decide.run({ decision, reason, seen })) !== null}
      onClose={onClose}
    />
  );
}
