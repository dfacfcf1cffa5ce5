// Says that a form shows a restored draft, and offers to reset it to the saved values.
import { drafts } from '#web/locales/fr/ui/drafts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useUiText } from '#web/ui/use-ui-text.ts';

interface DraftNoticeProps {
  draft: { isFound: boolean; discard: () => void };
}

export function DraftNotice({ draft }: DraftNoticeProps) {
  const text = useUiText('drafts', drafts);
  if (!draft.isFound) return null;
  return (
    <Notice tone="note" title={text.found}>
      <p>{text.foundText}</p>
      <div className="-ms-4 mt-1">
        <Button look="quiet" size="small" onClick={draft.discard}>
          {text.discard}
        </Button>
      </div>
    </Notice>
  );
}
