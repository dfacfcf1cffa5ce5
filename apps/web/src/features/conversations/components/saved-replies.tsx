// The button of the composer that opens the saved replies.
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import type { ComposerToolsProps } from '#web/features/conversations/components/composer.tsx';
import { SavedRepliesDialog } from '#web/features/conversations/components/saved-replies-dialog.tsx';
import { messages } from '#web/locales/fr/messages.ts';
import { Button } from '#web/ui/button.tsx';

const { replies: text } = messages;

export function SavedReplies({ onInsert }: ComposerToolsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        title={text.openHint}
        icon={<MessageSquareText aria-hidden className="size-5" strokeWidth={1.5} />}
        onClick={() => setOpen(true)}
      >
        {text.open}
      </Button>
      {isOpen && <SavedRepliesDialog onInsert={onInsert} onClose={() => setOpen(false)} />}
    </>
  );
}
