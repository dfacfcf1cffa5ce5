// The placeholder of a page that does not exist yet.
import { useLocation } from 'react-router';
import { labelOf } from '#web/app/area-entries.ts';
import { areaOf, homeOf } from '#web/app/areas.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { shell } from '#web/locales/fr/ui/shell.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

const { upcoming: text } = shell;

export function Component() {
  const { pathname } = useLocation();
  const area = areaOf(pathname) ?? 'client';
  const title = (area === 'guest' ? undefined : labelOf(area, pathname)) ?? text.title;
  return (
    <>
      <Metadata title={title} description={text.description} />
      <h1 className="text-title">{title}</h1>
      <Flourish className="mt-6" />
      <p className="mt-6 max-w-measure text-lead text-quiet">{text.text}</p>
      <p className="mt-8">
        <ButtonLink href={homeOf(area)} look="secondary">
          {text.back}
        </ButtonLink>
      </p>
    </>
  );
}
