// /about: the page about the company.
import { Band } from '#web/app/public/band.tsx';
import { ClosingBand } from '#web/app/public/closing-band.tsx';
import { PageIntro } from '#web/app/public/page-intro.tsx';
import { pictureOf } from '#web/features/content/pictures.ts';
import { useSiteTexts } from '#web/lib/boot/site-texts.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { about } from '#web/locales/fr/public/about.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ProseText } from '#web/ui/text/prose.tsx';

export function Component() {
  const text = useSiteTexts(about);
  return (
    <>
      <Metadata title={text.title} description={text.description} path="/about" />
      <PageIntro label={text.title} title={text.headline} lead={text.lead} picture={pictureOf('inspiration')} />
      <Chapter title={text.why.title} paragraphs={text.why.paragraphs} />
      <Band tone="panel" title={text.beliefs.title}>
        <ul className="grid gap-x-12 tablet:grid-cols-2 desktop:grid-cols-3">
          {text.beliefs.items.map(({ name, text: sentence }) => (
            <li key={name} className="border-ornament border-t py-7">
              <h3 className="text-heading">{name}</h3>
              <p className="mt-2.5 text-quiet">{sentence}</p>
            </li>
          ))}
        </ul>
      </Band>
      <div className="pt-16 tablet:pt-24">
        <Chapter title={text.how.title} paragraphs={text.how.paragraphs} />
      </div>
      <ClosingBand title={text.next.title} text={text.next.text}>
        <ButtonLink href="/contact">{text.next.action}</ButtonLink>
      </ClosingBand>
    </>
  );
}

function Chapter({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <section className="mx-auto grid w-full max-w-page gap-x-16 gap-y-5 px-6 pb-16 tablet:px-12 tablet:pb-24 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
      <h2 className="text-title">{title}</h2>
      <ProseText>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ProseText>
    </section>
  );
}
