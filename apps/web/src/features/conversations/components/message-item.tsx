// One message: its author, time, text and files.
import { CheckCheck, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message, MessageFile } from '#web/features/conversations/conversation.ts';
import { formatFileSize, formatMoment } from '#web/lib/format/format.ts';
import { messages } from '#web/locales/fr/messages.ts';

const { thread: text } = messages;

interface MessageItemProps {
  message: Message;
  /** Whether the reader wrote it. */
  isOwn: boolean;
  /** Whether the reader's side wrote it. */
  isOurs: boolean;
  /** The other side has read so far. */
  isLastRead: boolean;
  /** Signed addresses of the files, by path. */
  fileUrls: ReadonlyMap<string, string>;
  /** The link to report a message of the other side. */
  reportLink: ReactNode;
}

export function MessageItem({ message, isOwn, isOurs, isLastRead, fileUrls, reportLink }: MessageItemProps) {
  const { author_name: author, body, files, created_at: at } = message;
  return (
    <>
      <Bubble isOurs={isOurs}>
        <p className="text-label text-quiet tracking-normal">
          {isOwn ? text.you : author}, <time dateTime={at}>{formatMoment(new Date(at))}</time>
        </p>
        {message.removed_at !== null && <p className="text-quiet italic">{text.removed}</p>}
        {body !== '' && <p className="whitespace-pre-line wrap-anywhere">{body}</p>}
        {files.length > 0 && (
          <ul aria-label={text.files} className="mt-2 flex flex-col gap-2">
            {files.map((file) => (
              <li key={file.path}>
                <FileLink file={file} url={fileUrls.get(file.path)} />
              </li>
            ))}
          </ul>
        )}
        {reportLink}
      </Bubble>
      {isLastRead && (
        <p className="-mt-1.5 flex items-center gap-1 self-end text-label text-quiet tracking-normal">
          <CheckCheck aria-hidden className="size-4 text-metal" strokeWidth={1.5} />
          {text.seen}
        </p>
      )}
    </>
  );
}

export function Bubble({ isOurs, children }: { isOurs: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex max-w-[88%] flex-col gap-1 rounded-panel px-4 py-2.5 text-small ${isOurs ? 'self-end bg-accent-wash' : 'self-start bg-panel'}`}
    >
      {children}
    </div>
  );
}

function FileLink({ file, url }: { file: MessageFile; url: string | undefined }) {
  const name = text.file(file.name, formatFileSize(file.size));
  const isPicture = /^image\/(?:jpeg|png|webp|avif)$/.test(file.mime);
  if (url === undefined) return <span className="wrap-anywhere text-quiet">{name}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-11 items-center gap-3 wrap-anywhere underline decoration-1 underline-offset-4 hover:text-accent"
    >
      {isPicture ? (
        <img src={url} alt="" loading="lazy" className="size-16 shrink-0 rounded-small bg-raised object-cover" />
      ) : (
        <FileText aria-hidden className="size-5 shrink-0 text-metal" strokeWidth={1.5} />
      )}
      {name}
    </a>
  );
}
