// /partners and its categories, until the directory opens.
import { useLocation } from 'react-router';
import { Metadata } from '#web/lib/metadata.tsx';
import { directory as text } from '#web/locales/fr/directory.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

export function Component() {
  const { pathname } = useLocation();
  return (
    <section className="mx-auto flex w-full max-w-page flex-col items-start gap-6 px-6 py-16 tablet:px-12 tablet:py-24">
      <Metadata
        title={text.title}
        description={text.description}
        {...(pathname === '/partners' && { path: pathname })}
      />
      <Flourish />
      <h1 className="text-title">{text.heading}</h1>
      <p className="max-w-measure text-lead">{text.text}</p>
      <ButtonLink href="/register-partner" look="secondary">
        {text.join}
      </ButtonLink>
    </section>
  );
}
