// Stands where a page of an area will be. It promises nothing but the address.
import { useLocation } from 'react-router';
import { Metadata } from '#web/lib/metadata.tsx';
import { shell } from '#web/locales/fr/shell.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

const { upcoming: text } = shell;

export function Component() {
  const [, area = 'client'] = useLocation().pathname.split('/');
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <Flourish />
      <h1 className="mt-8 text-title">{text.title}</h1>
      <p className="mt-4 max-w-measure text-quiet">{text.text}</p>
      <p className="mt-8">
        <ButtonLink href={`/${area}/dashboard`} look="secondary">
          {text.back}
        </ButtonLink>
      </p>
    </>
  );
}
