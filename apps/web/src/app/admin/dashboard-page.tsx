// The placeholder dashboard of the administrator area.
import { useOutletContext } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { shell } from '#web/locales/fr/ui/shell.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

const { dashboard: text } = shell;

export function Component() {
  const person = useOutletContext<Person>();
  return (
    <>
      <Metadata title={shell.admin.dashboard} description={text.description} />
      <h1 className="text-title">{text.greeting(person.name.split(' ')[0] ?? '')}</h1>
      <Flourish className="mt-6" />
      <p className="mt-6 max-w-measure text-lead">{text.admin}</p>
      <p className="mt-8">
        <ButtonLink href="/admin/account">{text.toAccount}</ButtonLink>
      </p>
    </>
  );
}
