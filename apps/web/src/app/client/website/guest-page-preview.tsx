// Previews the guests' pages at the width of a phone, with the components of these pages and a sample household. Nothing in it is
// interactive, and no reply is sent.
import type { CSSProperties } from 'react';
import type { WebsiteForm } from '#web/features/events/forms.ts';
import type { Moment, PlannedEvent } from '#web/features/events/queries.ts';
import { GuestTheme } from '#web/features/events/website/guest-theme.tsx';
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import { InvitationCover } from '#web/features/guest-area/invitation/invitation-cover.tsx';
import { PracticalBlocks } from '#web/features/guest-area/invitation/practical-blocks.tsx';
import { Programme } from '#web/features/guest-area/invitation/programme.tsx';
import { loadGuestLocale } from '#web/features/guest-area/language/guest-locale.ts';
import { ReplyForm } from '#web/features/guest-area/rsvp/reply-form.tsx';
import { website } from '#web/locales/fr/client/website.ts';

const { sample: text } = website;
await loadGuestLocale('fr');

interface GuestPagePreviewProps {
  event: PlannedEvent;
  look: WebsiteForm;
  moments: readonly Moment[];
}

/** The sizes of a phone, which the width of the window would otherwise change. */
const phoneSizes = { '--text-display': '2.65rem', '--text-title': '1.9rem' } as CSSProperties;

export function GuestPagePreview({ event, look, moments }: GuestPagePreviewProps) {
  const invitation = sampleInvitation(event, look, moments);
  return (
    <section
      aria-label={text.label}
      className="mx-auto max-w-[24.375rem] overflow-y-auto overscroll-contain rounded-panel border border-hairline shadow-lifted desktop:max-h-[calc(100dvh-3rem)]"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
      tabIndex={0}
    >
      <GuestTheme colour={look.colour}>
        <div inert style={phoneSizes} className="flex flex-col gap-8 px-5 py-6 wrap-anywhere">
          <InvitationCover invitation={invitation} />
          <div className="border-ornament border-t pt-8">
            <ReplyForm
              name="reply:preview"
              invitation={invitation}
              refusal={null}
              isBusy={false}
              takesFocus={false}
              onSend={() => {}}
            />
          </div>
          <div className="border-ornament border-t pt-6">
            <p className="label-caps mb-6 text-metal">{text.eventPage}</p>
            <Programme invitation={invitation} />
            <PracticalBlocks look={invitation.look} />
          </div>
        </div>
      </GuestTheme>
    </section>
  );
}

function sampleInvitation(event: PlannedEvent, look: WebsiteForm, moments: readonly Moment[]): Invitation {
  const { giftUrl, contactEmail, contactPhone, ...texts } = look;
  const answers = Object.fromEntries(moments.map(({ id }) => [id, null]));
  return {
    state: 'open',
    event,
    look: {
      ...texts,
      welcome: texts.welcome.trim(),
      gift_url: giftUrl.trim() || null,
      contact_email: contactEmail.trim() || null,
      contact_phone: contactPhone.trim() || null,
    },
    household: { id: 'sample', name: text.household, answered: false },
    guest_id: 'sample',
    // As the guests' pages sort them.
    moments: moments
      .map((moment) => ({ ...moment, is_full: false, menus: [] }))
      .toSorted((one, other) => sortKey(one).localeCompare(sortKey(other))),
    people: text.people.map((name) => ({
      id: name,
      first_name: name,
      last_name: text.lastName,
      age_group: 'adult',
      is_plus_one: false,
      diet: null,
      allergies: null,
      has_consented: false,
      answers,
      to_confirm: {},
      menu: {},
    })),
    song: null,
    message: null,
  };
}

const sortKey = ({ day, hour }: Pick<Moment, 'day' | 'hour'>): string => `${day ?? '9999'} ${hour ?? '99'}`;
