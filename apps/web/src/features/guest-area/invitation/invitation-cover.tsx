// The header of an invitation: the cover picture, the title, the date and the welcome text.
import { type Invitation, titleOf } from '#web/features/guest-area/invitation/invitation.ts';
import { formatDays } from '#web/features/guest-area/invitation/moment-text.ts';
import { useServedInvitation } from '#web/features/guest-area/invitation/served-invitation.ts';
import { useGuestLocale, useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { useSite } from '#web/lib/boot/site.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

const WIDTHS = [480, 960, 1440];

export function InvitationCover({ invitation }: { invitation: Invitation }) {
  const locale = useGuestLocale();
  const { cover: text } = locale.text;
  const { event, look, household } = invitation;
  return (
    <header>
      {event.cover_path !== null && <CoverPicture path={event.cover_path} />}
      <p className="label-caps text-metal">{text.invites(household.name)}</p>
      <h1 className="wrap-anywhere mt-3 text-display">
        <bdi>{titleOf(invitation)}</bdi>
      </h1>
      <p className="mt-4 text-lead">{formatDays(event, locale)}</p>
      {event.place !== null && (
        <p className="text-quiet">
          <bdi>{event.place}</bdi>
        </p>
      )}
      {look.welcome !== '' && (
        <>
          <Flourish className="mt-6" />
          <p dir="auto" className="wrap-anywhere mt-5 max-w-measure whitespace-pre-line font-display text-lead">
            {look.welcome}
          </p>
        </>
      )}
    </header>
  );
}

/** As wide as a phone's screen. The space is reserved before the picture is loaded, and the preview fills it. */
function CoverPicture({ path }: { path: string }) {
  const { cover: text } = useGuestText();
  const { apiUrl } = useSite();
  const preview = useServedInvitation()?.preview ?? null;
  const address = (width: number) =>
    `${apiUrl ?? ''}/storage/v1/render/image/public/event-covers/${path}?width=${width}&quality=78`;
  return (
    <div className="-mx-5 -mt-4 relative mb-7 aspect-4/3 w-[calc(100%+var(--spacing)*10)] overflow-hidden bg-panel tablet:mx-0 tablet:mt-0 tablet:w-full tablet:rounded-panel">
      {preview !== null && (
        <img src={preview} alt="" className="absolute inset-0 size-full scale-110 object-cover blur-lg" />
      )}
      <img
        src={address(960)}
        srcSet={WIDTHS.map((width) => `${address(width)} ${width}w`).join(', ')}
        sizes="(min-width: 64rem) 30rem, 100vw"
        alt={text.alt}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}
