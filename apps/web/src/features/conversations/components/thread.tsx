// A conversation: its messages, the outbox and the form of a new message.
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Fragment, type ReactNode, type Ref, useState } from 'react';
import { Composer, type ComposerToolsProps } from '#web/features/conversations/components/composer.tsx';
import { MessageItem } from '#web/features/conversations/components/message-item.tsx';
import { PendingItem } from '#web/features/conversations/components/pending-item.tsx';
import { firstUnread, lastRead, type Message, type Side } from '#web/features/conversations/conversation.ts';
import { followEnd } from '#web/features/conversations/follow-end.ts';
import { fileUrlsQuery } from '#web/features/conversations/queries.ts';
import { useMarkRead } from '#web/features/conversations/use-mark-read.ts';
import { useOutbox } from '#web/features/conversations/use-outbox.ts';
import { useTyping } from '#web/features/conversations/use-typing.ts';
import { messages as locale } from '#web/locales/fr/messages.ts';

const { thread: text } = locale;
/** The server answers with this many messages at most. */
const MAX_SHOWN = 200;
const NO_URLS: ReadonlyMap<string, string> = new Map();

interface ThreadProps {
  /** The side that the reader is on. */
  side: Side;
  conversationId: string;
  /** The name of the other side. */
  otherName: string;
  personId: string;
  canWrite: boolean;
  isClosed: boolean;
  messages: readonly Message[];
  unread: number;
  /** When the other side last read; null for never. */
  readAt: string | null;
  /** Refetches what shows unread counts. */
  onRead: () => void;
  /** The message field. */
  fieldRef: Ref<HTMLTextAreaElement>;
  /** Beside the button for files, such as texts to insert. */
  Tools?: ComponentType<ComposerToolsProps>;
  /** The link to report a message of the other side. The first message is the request itself and cannot be reported. */
  renderReport: (message: Message) => ReactNode;
}

export function Thread(props: ThreadProps) {
  const { side, conversationId, otherName, personId, messages, unread, readAt, onRead } = props;
  const { canWrite, isClosed, fieldRef, Tools, renderReport } = props;
  const outbox = useOutbox(conversationId, otherName);
  // The separator stays where the unread messages began when the page opened.
  const [firstNewId] = useState(() => firstUnread(messages, unread, side));
  const paths = messages.flatMap(({ files }) => files.map(({ path }) => path));
  const { data: fileUrls = NO_URLS } = useQuery(fileUrlsQuery(paths));
  const pending = outbox.pending.filter(({ id }) => !messages.some((message) => message.id === id));
  const lastId = messages.at(-1)?.id ?? '';
  const lastReadId = lastRead(messages, readAt, side);
  const { isOtherTyping, announceTyping } = useTyping({ conversationId, side, lastId });
  useMarkRead({ conversationId, unread, lastId, onRead });

  return (
    <section aria-labelledby="conversation" className="desktop:sticky desktop:top-6">
      <h2 id="conversation" className="mb-3 text-heading">
        {text.title}
      </h2>
      <div
        ref={followEnd}
        role="log"
        aria-label={text.log(otherName)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable with the keyboard
        tabIndex={0}
        className="mb-4 flex max-h-[min(60dvh,34rem)] min-h-24 flex-col gap-3 overflow-y-auto overscroll-contain border-hairline border-y py-4 focus-visible:outline-offset-0"
      >
        {messages.length > MAX_SHOWN && <p className="text-center text-quiet text-small">{text.oldest}</p>}
        {messages.map((message) => (
          <Fragment key={message.id}>
            {message.id === firstNewId && (
              <p className="border-ornament border-t pt-1 text-center text-label text-metal tracking-normal">
                {text.fresh}
              </p>
            )}
            <MessageItem
              message={message}
              isOwn={message.author_id === personId}
              isOurs={message.side === side}
              isLastRead={message.id === lastReadId}
              fileUrls={fileUrls}
              reportLink={
                message.side !== side && message.removed_at === null && message !== messages[0] && renderReport(message)
              }
            />
          </Fragment>
        ))}
        {pending.map((message) => (
          <PendingItem
            key={message.id}
            message={message}
            onRetry={() => outbox.retry(message.id)}
            onRemove={() => outbox.remove(message.id)}
          />
        ))}
      </div>
      <p role="status" className="-mt-2 mb-2 min-h-6 text-quiet text-small">
        {isOtherTyping && text.typing(otherName)}
      </p>
      {isClosed && <p className="mb-3 text-quiet text-small">{text.closed}</p>}
      {canWrite ? (
        <Composer
          ref={fieldRef}
          conversationId={conversationId}
          onSend={outbox.send}
          onType={announceTyping}
          Tools={Tools}
        />
      ) : (
        <p className="text-quiet text-small">{text.readOnly}</p>
      )}
    </section>
  );
}
