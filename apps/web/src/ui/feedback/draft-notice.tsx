// Says that a form begins with what was typed in it earlier, and lets the person start again from what is saved.
import { drafts as text } from '#web/locales/fr/drafts.ts';
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
