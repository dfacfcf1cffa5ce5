// What is judged in a case, with its context: a review and its proof, a photo, a listing, or a message with those around it.
import { useQuery } from '@tanstack/react-query';
import {
  listingContent,
  type ModerationCase,
  messageContent,
  partnerPhotoContent,
  photoContent,
  reviewContent,
} from '#web/features/moderation/case.ts';
import { usePhotoUrl } from '#web/lib/api/listing-parts.ts';
import { signedUrlQuery } from '#web/lib/api/signed-url.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { moderation } from '#web/locales/fr/admin/moderation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LargePicture } from '#web/ui/overlays/large-picture.tsx';
import { Stars } from '#web/ui/text/testimonial.tsx';
import { UserText } from '#web/ui/text/user-text.tsx';

const { page: text } = moderation;
const LARGE = 1600;

export function CaseContent({ judged }: { judged: ModerationCase }) {
  const { kind, content } = judged;
  if (content === null) return <p className="text-quiet">{text.gone}</p>;
  switch (kind) {
    case 'review':
    case 'answer':
      return <Review judged={judged} />;
    case 'partner_photo':
      return <PartnerPhoto content={content} />;
    case 'album_photo':
      return <AlbumPhoto content={content} />;
    case 'listing':
      return <Listing judged={judged} />;
    case 'message':
      return <Messages content={content} />;
  }
}

function Review({ judged: { content, kind, cause } }: { judged: ModerationCase }) {
  const review = reviewContent.parse(content);
  const reasons = review.reasons.map((reason) => text.holdReasons[reason] ?? reason);
  return (
    <>
      <Stars rating={review.rating} label={text.stars(review.rating)} />
      {review.title !== '' && <h3 className="mt-3 wrap-anywhere text-heading">{review.title}</h3>}
      <div className="mt-2">
        <UserText>{review.body}</UserText>
      </div>
      <p className="mt-3 wrap-anywhere text-quiet text-small">
        {text.signed(review.author_name, formatCivilDate(review.event_on))}
      </p>
      {review.answer !== null && (
        <div className={`mt-4 border-l pl-5 ${kind === 'answer' ? 'border-accent' : 'border-ornament'}`}>
          <p className="label-caps text-metal">{text.partnerAnswer}</p>
          <p className="mt-1.5 max-w-measure whitespace-pre-line wrap-anywhere">{review.answer}</p>
        </div>
      )}
      <dl className="mt-5 grid gap-x-8 gap-y-2 text-small tablet:grid-cols-[auto_1fr]">
        <dt className="text-quiet">{text.booking}</dt>
        <dd>{review.has_booking ? text.yes : text.no}</dd>
        <dt className="text-quiet">{text.checked}</dt>
        <dd className="wrap-anywhere">{review.checked}</dd>
        {cause === 'held' && (
          <>
            <dt className="text-quiet">{text.reasons}</dt>
            <dd>{reasons.length === 0 ? text.noReasons : reasons.join(', ')}</dd>
          </>
        )}
      </dl>
    </>
  );
}

function PartnerPhoto({ content }: { content: unknown }) {
  const { path, state, alt, width, height } = partnerPhotoContent.parse(content);
  const address = usePhotoUrl({ path, state }, Math.min(LARGE, width));
  return <LargePicture {...{ address, alt, width, height }} />;
}

function AlbumPhoto({ content }: { content: unknown }) {
  const { path, alt, width, height } = photoContent.parse(content);
  const { data: address } = useQuery(signedUrlQuery('guest-photos', path, { width: LARGE }));
  return <LargePicture address={address} {...{ alt, width, height }} />;
}

function Listing({ judged: { content, partner_id: id } }: { judged: ModerationCase }) {
  const { name, tagline, description, type, slug } = listingContent.parse(content);
  return (
    <>
      <h3 className="wrap-anywhere text-heading">{name}</h3>
      {tagline !== '' && <p className="mt-1 wrap-anywhere text-quiet">{tagline}</p>}
      {description !== '' && (
        <div className="mt-3">
          <UserText>{description}</UserText>
        </div>
      )}
      <p className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={`/partners/${type}/${slug}`} look="secondary" size="small">
          {text.openListing}
        </ButtonLink>
        {id !== null && (
          <ButtonLink href={`/admin/partners/${id}`} look="secondary" size="small">
            {text.openDesk}
          </ButtonLink>
        )}
      </p>
    </>
  );
}

function Messages({ content }: { content: unknown }) {
  const { messages } = messageContent.parse(content);
  return (
    <>
      <p className="mb-4 max-w-measure text-quiet text-small">{text.around}</p>
      <ol className="flex flex-col gap-3">
        {messages.map(({ id, side, created_at: at, is_reported: isReported, body, files }) => (
          <li key={id} className={`border-l pl-4 ${isReported ? 'border-accent' : 'border-hairline text-quiet'}`}>
            <p className="text-small">
              {isReported && <span className="font-medium text-accent">{text.reported}. </span>}
              {text.sides[side]}, <time dateTime={at}>{formatMoment(new Date(at))}</time>
            </p>
            {body !== '' && <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{body}</p>}
            {files.map(({ path, name }) => (
              <ReportedFile key={path} path={path} name={name ?? path} />
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

function ReportedFile({ path, name }: { path: string; name: string }) {
  const { data: address } = useQuery(signedUrlQuery('message-files', path));
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center wrap-anywhere text-small underline underline-offset-4"
    >
      {name}
    </a>
  );
}
