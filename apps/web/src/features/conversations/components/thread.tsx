// A conversation as it goes on: what was said, what is on its way, and the field to write in.
import { useQuery } from '@tanstack/react-query';
import { Fragment, type Ref, useState } from 'react';
import { Composer } from '#web/features/conversations/components/composer.tsx';
import { MessageItem } from '#web/features/conversations/components/message-item.tsx';
import { PendingItem } from '#web/features/conversations/components/pending-item.tsx';
import { firstUnread, type Message } from '#web/features/conversations/conversation.ts';
import { followEnd } from '#web/features/conversations/follow-end.ts';
import { fileAddressesQuery } from '#web/features/conversations/queries.ts';
import { useOutbox } from '#web/features/conversations/use-outbox.ts';
import { useReading } from '#web/features/conversations/use-reading.ts';
import { messages as locale } from '#web/locales/fr/messages.ts';

const { thread: text } = locale;
const SHOWN = 200;
const NO_ADDRESSES: ReadonlyMap<string, string> = new Map();

interface ThreadProps {
  conversationId: string;
  partnerName: string;
  personId: string;
  canWrite: boolean;
  isClosed: boolean;
  messages: readonly Message[];
  unread: number;
  /** Asks for the conversation again. */
  renew: () => Promise<unknown>;
  /** The field to write in. */
  fieldRef: Ref<HTMLTextAreaElement>;
}

export function Thread(props: ThreadProps) {
  const { conversationId, partnerName, personId, canWrite, isClosed, messages, unread, renew, fieldRef } = props;
  const outbox = useOutbox(conversationId, personId, renew);
  // Where the new ones began when the page was opened: the line stays while they are read.
  const [fresh] = useState(() => firstUnread(messages, unread));
  const paths = messages.flatMap(({ files }) => files.map(({ path }) => path));
  const { data: addresses = NO_ADDRESSES } = useQuery(fileAddressesQuery(paths));
  const pending = outbox.pending.filter(({ id }) => !messages.some((message) => message.id === id));
  useReading(conversationId, unread, messages.at(-1)?.id ?? '');

  return (
    <section aria-labelledby="conversation" className="desktop:sticky desktop:top-6">
      <h2 id="conversation" className="mb-3 text-heading">
        {text.title}
      </h2>
      <div
        ref={followEnd}
        role="log"
        aria-label={text.log(partnerName)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
        tabIndex={0}
        className="mb-4 flex max-h-[min(60dvh,34rem)] min-h-24 flex-col gap-3 overflow-y-auto overscroll-contain border-hairline border-y py-4 focus-visible:outline-offset-0"
      >
        {messages.length > SHOWN && <p className="text-center text-quiet text-small">{text.oldest}</p>}
        {messages.map((message) => (
          <Fragment key={message.id}>
            {message.id === fresh && (
              <p className="border-ornament border-t pt-1 text-center text-label text-metal tracking-normal">
                {text.fresh}
              </p>
            )}
            <MessageItem message={message} isOwn={message.author_id === personId} addresses={addresses} />
          </Fragment>
        ))}
        {pending.map((message) => (
          <PendingItem
            key={message.id}
            message={message}
            onRetry={() => outbox.retry(message)}
            onDrop={() => outbox.drop(message.id)}
          />
        ))}
      </div>
      {isClosed && <p className="mb-3 text-quiet text-small">{text.closed}</p>}
      {canWrite ? (
        <Composer ref={fieldRef} conversationId={conversationId} onSend={outbox.send} />
      ) : (
        <p className="text-quiet text-small">{text.readOnly}</p>
      )}
    </section>
  );
}
