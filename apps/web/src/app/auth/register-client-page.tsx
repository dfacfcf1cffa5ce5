// /register-client: the registration of people who organise events.
import { OtherRegistration, Registration } from '#web/features/auth/components/registration.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { auth } from '#web/locales/fr/account/auth.ts';

const { register: text } = auth;

export function Component() {
  return (
    <>
      <Metadata title={text.client.title} description={text.client.description} path="/register-client" />
      <Registration role="client" title={text.client.title} subtitle={text.client.subtitle}>
        <OtherRegistration href="/register-partner">{text.otherClient}</OtherRegistration>
      </Registration>
    </>
  );
}
