// A legal document with a table of contents on wide screens.
import type { ReactNode } from 'react';
import { PageIntro } from '#web/app/public/page-intro.tsx';
import { useSiteTexts } from '#web/lib/boot/site-texts.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { type LegalText, legal } from '#web/locales/fr/public/legal.ts';
import { ProseText } from '#web/ui/text/prose.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

interface LegalPageProps {
  document: LegalText;
  path: string;
  /** Below the first section, which says who publishes the site. */
  publisher?: ReactNode;
}

export function LegalPage({ document: texts, path, publisher }: LegalPageProps) {
  const document = useSiteTexts(texts);
  const sections = Array.from(document.sections.entries(), ([place, section]) => ({
    ...section,
    id: `partie-${place + 1}`,
  }));
  return (
    <>
      <Metadata title={document.title} description={document.description} path={path} />
      <PageIntro title={document.title} lead={document.lead}>
        <p className="mt-5 text-quiet text-small">{document.updated}</p>
      </PageIntro>
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-10 px-6 pb-20 tablet:px-12 tablet:pb-28 desktop:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-label={legal.contents} className="self-start max-desktop:hidden desktop:sticky desktop:top-8">
          <p className="label-caps mb-2 text-metal">{legal.contents}</p>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id} className="border-hairline border-t last:border-b">
                <a href={`#${id}`} className="flex min-h-11 items-center py-2 text-small hover:text-accent">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="flex flex-col gap-12">
          {sections.map(({ id, title, body, link }, place) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="mb-4 scroll-mt-6 text-heading tablet:text-title">
                {title}
              </h2>
              <ProseText>{body.map(drawPart)}</ProseText>
              {link !== undefined && (
                <p className="mt-4">
                  <TextLink href={link.href}>{link.label}</TextLink>
                </p>
              )}
              {place === 0 && publisher}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function drawPart(part: string | readonly string[]) {
  if (typeof part === 'string') return <p key={part}>{part}</p>;
  return (
    <ul key={part.join()} className="flex list-disc flex-col gap-2 pl-6 marker:text-metal">
      {part.map((item) => (
        <li key={item} className="pl-2">
          {item}
        </li>
      ))}
    </ul>
  );
}
