// The preview of a mail: its placeholders filled for one household, in the colours of the design.
import { designColours, type InvitationDesign } from '@liesse/domain';
import { invitations } from '#web/locales/fr/client/invitations.ts';

const { text } = invitations;

interface MailPreviewProps {
  design: InvitationDesign;
  eventName: string;
  subject: string;
  body: string;
}

export function MailPreview({ design, eventName, subject, body }: MailPreviewProps) {
  const { paper, ink, accent, card, line } = designColours[design];
  return (
    <figure aria-label={text.preview} className="self-start overflow-hidden rounded-panel border border-hairline">
      <figcaption className="border-hairline border-b bg-raised px-5 py-3 text-small">
        <span className="text-quiet">{text.subject} </span>
        {subject}
      </figcaption>
      <div className="p-4 tablet:p-8" style={{ backgroundColor: paper, color: ink }}>
        <div className="mx-auto max-w-140 border" style={{ backgroundColor: card, borderColor: line }}>
          <div className="px-6 pt-9 pb-6 tablet:px-8">
            <p className="text-label uppercase tracking-widest" style={{ color: accent }}>
              {invitations.kinds.invitation}
            </p>
            <p className="mt-2 break-words font-display text-title">{eventName}</p>
            <div className="mt-5 whitespace-pre-wrap break-words">{body.trim()}</div>
            <p className="mt-6">
              <span
                className="inline-block rounded-small px-7 py-3.5 font-medium font-sans text-on-accent"
                style={{ backgroundColor: accent }}
              >
                {text.button}
              </span>
            </p>
          </div>
          <p className="border-t px-6 py-4 font-sans text-small tablet:px-8" style={{ borderColor: line }}>
            {text.personal}
          </p>
        </div>
      </div>
    </figure>
  );
}
