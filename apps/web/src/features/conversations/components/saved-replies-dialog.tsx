// The saved replies of a partner: one is inserted into the message, or they are written, changed, put in order and deleted here.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SavedReplyForm } from '#web/features/conversations/components/saved-reply-form.tsx';
import {
  deleteReply,
  MAX_REPLIES,
  orderReplies,
  type SavedReply,
  savedRepliesQuery,
} from '#web/features/conversations/saved-replies.ts';
import { useOrder } from '#web/features/events/moments/use-order.ts';
import { messages } from '#web/locales/fr/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { replies: text } = messages;

interface SavedRepliesDialogProps {
  onInsert: (text: string) => void;
  onClose: () => void;
}

export function SavedRepliesDialog({ onInsert, onClose }: SavedRepliesDialogProps) {
  const list = useQuery(savedRepliesQuery());
  /** Null while the list is shown. */
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  const removal = useToastMutation({
    mutationFn: deleteReply,
    invalidates: [savedRepliesQuery().queryKey],
    success: { title: text.removed },
    errorTitle: text.failed,
  });
  const count = list.data?.length ?? 0;

  if (edited !== null) {
    return <SavedReplyForm reply={edited === 'new' ? null : edited} position={count} onClose={() => setEdited(null)} />;
  }

  async function remove({ id, title }: SavedReply) {
    const question = { title: text.removeTitle, description: text.removeText(title), action: text.remove };
    if (await confirm({ ...question, isDangerous: true })) await removal.run(id);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={text.text}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {text.close}
          </Button>
          {count < MAX_REPLIES && <Button onClick={() => setEdited('new')}>{text.add}</Button>}
        </>
      }
    >
      <QueryList list={list} failure={text.loadFailed} empty={<p className="py-2 text-quiet">{text.empty}</p>}>
        {(replies) => (
          <ReplyRows
            replies={replies}
            onInsert={(body) => {
              onInsert(body);
              onClose();
            }}
            onEdit={setEdited}
            onRemove={(reply) => void remove(reply)}
          />
        )}
      </QueryList>
      {count >= MAX_REPLIES && <p className="mt-4 text-quiet text-small">{text.full}</p>}
    </Dialog>
  );
}

interface ReplyRowsProps {
  replies: readonly SavedReply[];
  onInsert: (text: string) => void;
  onEdit: (reply: SavedReply) => void;
  onRemove: (reply: SavedReply) => void;
}

function ReplyRows({ replies, onInsert, onEdit, onRemove }: ReplyRowsProps) {
  const { items, put } = useOrder(replies, { write: orderReplies, invalidates: [savedRepliesQuery().queryKey] });
  return (
    <SortableList
      label={text.title}
      items={items.map((reply) => ({ ...reply, name: reply.title }))}
      onOrder={put}
      isFixed={items.length < 2}
    >
      {(reply) => (
        <>
          <h3 className="wrap-anywhere pt-2 font-medium font-text">{reply.title}</h3>
          <p className="mt-1 line-clamp-3 whitespace-pre-line wrap-anywhere text-quiet text-small">{reply.body}</p>
          <div className="-mx-4 mt-1 flex flex-wrap">
            <Button
              look="quiet"
              size="small"
              aria-label={text.insertOf(reply.title)}
              onClick={() => onInsert(reply.body)}
            >
              {text.insert}
            </Button>
            <Button look="quiet" size="small" aria-label={text.editOf(reply.title)} onClick={() => onEdit(reply)}>
              {text.edit}
            </Button>
            <Button look="quiet" size="small" aria-label={text.removeOf(reply.title)} onClick={() => onRemove(reply)}>
              {text.remove}
            </Button>
          </div>
        </>
      )}
    </SortableList>
  );
}
