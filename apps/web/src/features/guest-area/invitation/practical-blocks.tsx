// What the hosts explain on the page of the event: how to come, where to sleep, everything else, how to reach them, and the gifts.
import { HostContact, hasContact } from '#web/features/guest-area/invitation/host-contact.tsx';
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import { useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { UserText } from '#web/ui/text/user-text.tsx';

type Explained = Pick<
  Invitation['look'],
  'transport' | 'lodging' | 'practical' | 'gift_url' | 'contact_email' | 'contact_phone'
>;

export function PracticalBlocks({ look }: { look: Explained }) {
  const { event: text } = useGuestText();
  return (
    <>
      {(['transport', 'lodging', 'practical'] as const).map(
        (block) =>
          look[block].trim() !== '' && (
            <Section key={block} title={text[block]}>
              <UserText>{look[block]}</UserText>
            </Section>
          ),
      )}
      {hasContact(look) && (
        <Section title={text.contact}>
          <HostContact look={look} />
        </Section>
      )}
      {look.gift_url !== null && (
        <Section title={text.gift}>
          <p className="max-w-measure text-quiet">{text.giftText}</p>
          <p className="mt-5">
            <a href={look.gift_url} target="_blank" rel="noreferrer" className={buttonLook({ look: 'secondary' })}>
              {text.giftLink} <span className="sr-only">{text.newTab}</span>
            </a>
          </p>
        </Section>
      )}
    </>
  );
}
