// The actions on the timeline as a whole: plan from moments, print, share, add.
import { ListPlus, Plus, Printer, Share2, Sparkles } from 'lucide-react';
import { timeline as text } from '#web/locales/fr/client/timeline.ts';
import { Button } from '#web/ui/button.tsx';

interface TimelineActionsProps {
  canEdit: boolean;
  isEmpty: boolean;
  /** Whether the event has moments without an entry. */
  hasMissing: boolean;
  isBusy: boolean;
  onPlan: () => void;
  /** Null once steps of the proposal are there. */
  onPropose: (() => void) | null;
  isProposing: boolean;
  onAdd: () => void;
  onShare: () => void;
}

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

export function TimelineActions(props: TimelineActionsProps) {
  const { canEdit, isEmpty, hasMissing, isBusy, onPlan, onPropose, isProposing, onAdd, onShare } = props;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {canEdit && hasMissing && !isEmpty && (
        <Button look="secondary" size="small" isBusy={isBusy} icon={<ListPlus {...icon} />} onClick={onPlan}>
          {text.plan}
        </Button>
      )}
      {canEdit && onPropose !== null && !isEmpty && (
        <Button look="secondary" size="small" isBusy={isProposing} icon={<Sparkles {...icon} />} onClick={onPropose}>
          {text.propose}
        </Button>
      )}
      {!isEmpty && (
        <Button look="secondary" size="small" icon={<Printer {...icon} />} onClick={() => window.print()}>
          {text.print}
        </Button>
      )}
      {canEdit && (
        <>
          <Button look="secondary" size="small" icon={<Share2 {...icon} />} onClick={onShare}>
            {text.share}
          </Button>
          <Button size="small" icon={<Plus {...icon} />} onClick={onAdd}>
            {text.add}
          </Button>
        </>
      )}
    </div>
  );
}
