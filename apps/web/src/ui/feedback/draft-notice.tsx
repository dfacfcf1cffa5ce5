// Says that a form shows a restored draft, and offers to reset it to the saved values.
import { drafts as text } from '#web/locales/fr/ui/drafts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

interface DraftNoticeProps {
  draft: { isFound: boolean; discard: () => void };
}

export function DraftNotice({ draft }: DraftNoticeProps) {
  if (!draft.isFound) return null;
  return (
    <Notice tone="note" title={text.found}>
      <p>{text.foundText}</p>
      <div className="-ml-4 mt-1">
        <Button look="quiet" size="small" onClick={draft.discard}>
          {text.discard}
        </Button>
      </div>
    </Notice>
  );
}
