// How guests reach their hosts, when the hosts chose to show it.
import type { Invitation } from '#web/features/guest-area/invitation/invitation.ts';
import { formatPhone } from '#web/lib/format/phone.ts';

type Contact = Pick<Invitation['look'], 'contact_email' | 'contact_phone'>;

export const hasContact = ({ contact_email: email, contact_phone: phone }: Contact): boolean =>
  email !== null || phone !== null;

const link = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4 wrap-anywhere';

export function HostContact({ look }: { look: Contact }) {
  const { contact_email: email, contact_phone: phone } = look;
  if (!hasContact(look)) return null;
  return (
    <ul className="flex flex-wrap gap-x-6">
      {email !== null && (
        <li>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </li>
      )}
      {phone !== null && (
        <li>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={`${link} tabular-nums`}>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </a>
        </li>
      )}
    </ul>
  );
}
