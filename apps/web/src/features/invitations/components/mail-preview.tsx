// The preview of a mail: its placeholders filled for one household, in the colours of the design.
import { designColours, designOrnaments, type InvitationDesign } from '@liesse/domain';
import type { MailKind } from '#web/features/invitations/queries.ts';
import { invitations } from '#web/locales/fr/client/invitations.ts';

const { text } = invitations;

interface MailPreviewProps {
  kind: MailKind;
  design: InvitationDesign;
  eventName: string;
  subject: string;
  body: string;
}

export function MailPreview({ kind, design, eventName, subject, body }: MailPreviewProps) {
  // A save-the-date asks for no reply: the page of the household comes with the invitation.
  const hasLink = kind !== 'save_the_date';
  const { paper, ink, accent, card, line } = designColours[design];
  const ornament = designOrnaments[design];
  return (
    <figure aria-label={text.preview} className="self-start overflow-hidden rounded-panel border border-hairline">
      <figcaption className="border-hairline border-b bg-raised px-5 py-3 text-small">
        <span className="text-quiet">{text.subject} </span>
        {subject}
      </figcaption>
      <div className="p-4 tablet:p-8" style={{ backgroundColor: paper, color: ink }}>
        <div className="mx-auto max-w-140 border" style={{ backgroundColor: card, borderColor: line }}>
          <div className="px-6 pt-9 pb-6 tablet:px-8">
            <div className={ornament === '' ? '' : 'text-center'}>
              {ornament !== '' && (
                <p aria-hidden className="mb-3 font-display text-title" style={{ color: accent }}>
                  {ornament}
                </p>
              )}
              <p className="text-label uppercase tracking-widest" style={{ color: accent }}>
                {text.labels[kind]}
              </p>
              <p className="mt-2 break-words font-display text-title">{eventName}</p>
            </div>
            <div className="mt-5 whitespace-pre-wrap break-words">{body.trim()}</div>
            {hasLink && (
              <p className="mt-6">
                <span
                  className="inline-block rounded-small px-7 py-3.5 font-medium font-sans text-on-accent"
                  style={{ backgroundColor: accent }}
                >
                  {kind === 'invitation' || kind === 'reminder' ? text.button : text.pageButton}
                </span>
              </p>
            )}
          </div>
          {hasLink && (
            <p className="border-t px-6 py-4 font-sans text-small tablet:px-8" style={{ borderColor: line }}>
              {text.personal}
            </p>
          )}
        </div>
      </div>
    </figure>
  );
}
