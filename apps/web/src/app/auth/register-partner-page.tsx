// /register-partner: the registration of partners.
import { OtherRegistration, Registration } from '#web/features/auth/components/registration.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { auth } from '#web/locales/fr/account/auth.ts';

const { register: text } = auth;

export function Component() {
  return (
    <>
      <Metadata title={text.partner.title} description={text.partner.description} path="/register-partner" />
      <Registration role="partner" title={text.partner.title} subtitle={text.partner.subtitle}>
        <OtherRegistration href="/register-client">{text.otherPartner}</OtherRegistration>
      </Registration>
    </>
  );
}
