// Previews the guests' page at the width of a phone. Nothing in it is interactive.
import { Cover } from '#web/features/events/cover/cover.tsx';
import { formatPeriod } from '#web/features/events/date/period.ts';
import type { WebsiteForm } from '#web/features/events/forms.ts';
import { MomentFacts } from '#web/features/events/moments/moment-facts.tsx';
import type { Moment, PlannedEvent } from '#web/features/events/queries.ts';
import { GuestTheme } from '#web/features/events/website/guest-theme.tsx';
import { website } from '#web/locales/fr/client/website.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';
import { UserText } from '#web/ui/text/user-text.tsx';

const { sample: text } = website;

interface GuestPreviewProps {
  event: PlannedEvent;
  look: WebsiteForm;
  moments: readonly Moment[];
}

export function GuestPreview({ event, look, moments }: GuestPreviewProps) {
  const asked = [look.asks_diet && text.diet, look.asks_song && text.song, look.asks_message && text.message];
  return (
    <section
      aria-label={text.label}
      className="mx-auto max-w-[24.375rem] overflow-y-auto overscroll-contain rounded-panel border border-hairline shadow-lifted desktop:max-h-[calc(100dvh-3rem)]"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
      tabIndex={0}
    >
      <GuestTheme colour={look.colour}>
        {event.cover_path !== null && <Cover path={event.cover_path} className="aspect-4/3 w-full" />}
        <div className="flex flex-col gap-8 px-6 py-8 wrap-anywhere">
          <header className="flex flex-col gap-3">
            <p className="label-caps text-metal">
              {event.starts_on === null ? text.undated : formatPeriod(event.starts_on, event.ends_on)}
            </p>
            <p className="font-display text-title">{look.title.trim() || event.name}</p>
            {event.place !== null && <p className="text-quiet">{event.place}</p>}
            <Flourish />
            {look.welcome.trim() !== '' && <p className="whitespace-pre-line text-lead">{look.welcome.trim()}</p>}
          </header>
          <div className="flex flex-col gap-4 rounded-panel bg-panel px-5 py-5">
            <p className="font-display text-heading">{text.question}</p>
            <div className="flex flex-wrap gap-3">
              <span className={buttonLook({ size: 'small' })}>{text.yes}</span>
              <span className={buttonLook({ look: 'secondary', size: 'small' })}>{text.no}</span>
            </div>
            {asked.map(
              (question) =>
                question !== false && (
                  <div key={question} className="flex flex-col gap-1.5">
                    <span className="font-medium text-small">{question}</span>
                    <span className="h-11 rounded-small border border-edge bg-raised" />
                  </div>
                ),
            )}
            <span className={buttonLook({ wide: true })}>{text.send}</span>
          </div>
          {moments.length > 0 && (
            <div>
              <p className="label-caps border-ornament border-b pb-2 text-metal">{text.programme}</p>
              <div className="divide-y divide-hairline">
                {moments.map((moment) => (
                  <MomentFacts key={moment.id} {...moment} capacity={null} />
                ))}
              </div>
            </div>
          )}
          {look.practical.trim() !== '' && (
            <div>
              <p className="label-caps border-ornament border-b pb-2 text-metal">{text.practical}</p>
              <div className="mt-3">
                <UserText>{look.practical}</UserText>
              </div>
            </div>
          )}
          {(look.contactEmail.trim() !== '' || look.contactPhone.trim() !== '') && (
            <div>
              <p className="label-caps border-ornament border-b pb-2 text-metal">{text.contact}</p>
              <p className="wrap-anywhere mt-3 text-accent">{look.contactEmail}</p>
              <p className="text-accent tabular-nums">{look.contactPhone}</p>
            </div>
          )}
          {look.giftUrl.trim() !== '' && <p className="text-accent underline underline-offset-4">{text.gift}</p>}
          {look.has_album && <p className="text-accent underline underline-offset-4">{text.album}</p>}
        </div>
      </GuestTheme>
    </section>
  );
}
