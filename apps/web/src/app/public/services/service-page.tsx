// /services/{service}: one of the five services, with facts, questions and links.
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Band } from '#web/app/public/band.tsx';
import { ClosingBand } from '#web/app/public/closing-band.tsx';
import { MissingPage } from '#web/app/public/not-found/missing-page.tsx';
import { PageIntro } from '#web/app/public/page-intro.tsx';
import { ServicePlate } from '#web/app/public/services/service-plate.tsx';
import { ServicePoints } from '#web/app/public/services/service-points.tsx';
import { pictureOf } from '#web/features/content/pictures.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { describeBreadcrumbs, StructuredData } from '#web/lib/seo/structured-data.tsx';
import { type ServiceSlug, services } from '#web/locales/fr/public/services.ts';
import { site } from '#web/locales/fr/public/site.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Faq } from '#web/ui/layout/faq.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

const slugs = Object.keys(services.pages) as ServiceSlug[];

export function loader({ params }: LoaderFunctionArgs) {
  const slug = slugs.find((known) => known === params['service']) ?? null;
  return data(slug, slug === null ? 404 : 200);
}

export function Component() {
  const slug = useLoaderData<ServiceSlug | null>();
  if (slug === null) return <MissingPage />;
  const service = services.pages[slug];
  return (
    <>
      <Metadata title={service.label} description={service.description} path={`/services/${slug}`} />
      <StructuredData describe={describeBreadcrumbs([{ label: service.label, href: `/services/${slug}` }])} />
      <PageIntro label={site.footer.services} title={service.label} lead={service.lead} picture={pictureOf(slug)} />
      <ServicePoints points={service.points} />
      <ServicePlate plate={service.plate} />
      <Band title={services.questions}>
        <Faq items={service.faq} />
        <p className="mt-12 flex flex-wrap items-center gap-x-6 text-small">
          <span className="text-quiet">{services.others}</span>
          {slugs
            .filter((other) => other !== slug)
            .map((other) => (
              <TextLink key={other} href={`/services/${other}`} standalone>
                {services.pages[other].label}
              </TextLink>
            ))}
        </p>
      </Band>
      <ClosingBand title={service.next.title} text={service.next.text}>
        <ButtonLink href={service.next.href}>{service.next.action}</ButtonLink>
      </ClosingBand>
    </>
  );
}
