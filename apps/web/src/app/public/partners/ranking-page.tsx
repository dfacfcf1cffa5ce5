// /partners/classement: explains the order of the directory.
import { rankingCriteria } from '@liesse/domain';
import { useLoaderData } from 'react-router';
import { PageIntro } from '#web/app/public/page-intro.tsx';
import { formatShare } from '#web/lib/format/format.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { partners } from '#web/locales/fr/public/partners.ts';
import { ranking as text } from '#web/locales/fr/public/ranking.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';
import { Section } from '#web/ui/layout/section.tsx';

interface Criterion {
  code: (typeof rankingCriteria)[number]['code'];
  weight: string;
}

/** Written out here, because the browser's Intl may differ from the server's by a space. */
export const loader = (): Criterion[] =>
  rankingCriteria.map(({ code, weight }) => ({
    code,
    weight: weight === null ? text.first : text.weight(formatShare(weight)),
  }));

export function Component() {
  const criteria = useLoaderData<Criterion[]>();
  return (
    <>
      <Metadata title={text.title} description={text.description} path="/partners/classement" />
      <div className="mx-auto w-full max-w-page px-6 pt-6 tablet:px-12">
        <Breadcrumbs parents={[{ label: partners.title, href: '/partners' }]} current={text.title} />
      </div>
      <PageIntro title={text.title} lead={text.lead} />
      <div className="mx-auto w-full max-w-page px-6 pb-20 tablet:px-12">
        <Section title={text.criteria}>
          <ol className="grid gap-x-12 tablet:grid-cols-2">
            {criteria.map(({ code, weight }) => (
              <li key={code} className="border-ornament border-t py-6">
                <p className="label-caps text-metal">{weight}</p>
                <h3 className="mt-2 text-heading">{text.items[code].name}</h3>
                <p className="mt-2 max-w-measure text-quiet">{text.items[code].text}</p>
              </li>
            ))}
          </ol>
        </Section>
        <Section title={text.reasons.title}>
          <p className="max-w-measure">{text.reasons.text}</p>
        </Section>
        <Section title={text.never.title}>
          <ul className="grid max-w-measure list-disc gap-2.5 pl-6 marker:text-metal">
            {text.never.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Section>
        <Section title={text.details.title}>
          <p className="max-w-measure">{text.details.text}</p>
        </Section>
        <ButtonLink href="/partners">{text.action}</ButtonLink>
      </div>
    </>
  );
}
