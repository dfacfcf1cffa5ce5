// /register: the registration with a choice of the role.
import { Registration } from '#web/features/auth/components/registration.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { auth } from '#web/locales/fr/account/auth.ts';

const { register: text } = auth;

export function Component() {
  return (
    <>
      <Metadata title={text.title} description={text.description} path="/register" />
      <Registration title={text.title} subtitle={text.subtitle} />
    </>
  );
}
