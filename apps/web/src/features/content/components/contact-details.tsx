// The contact details of the operator; unknown ones are left out.
import type { SiteSettings } from '#web/features/content/settings.tsx';
import { site } from '#web/locales/fr/public/site.ts';

const { footer: text } = site;
const link = 'inline-flex min-h-11 items-center break-all underline-offset-4 hover:text-accent hover:underline';

export function ContactDetails({ contact }: Pick<SiteSettings, 'contact'>) {
  const { address, phone, email } = contact;
  return (
    <dl className="text-small">
      {address.length > 0 && (
        <>
          <dt className="sr-only">{text.address}</dt>
          <dd className="py-2.5">
            <address className="not-italic">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </dd>
        </>
      )}
      {phone !== null && (
        <>
          <dt className="sr-only">{text.phone}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={`${link} tabular-nums`}>
              {phone}
            </a>
          </dd>
        </>
      )}
      {email !== null && (
        <>
          <dt className="sr-only">{text.email}</dt>
          <dd>
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </dd>
        </>
      )}
    </dl>
  );
}
