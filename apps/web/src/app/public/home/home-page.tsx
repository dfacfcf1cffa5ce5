// /home: the home page.
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Band } from '#web/app/public/band.tsx';
import { ClosingBand } from '#web/app/public/closing-band.tsx';
import { HomeClients, HomePartners } from '#web/app/public/home/home-audiences.tsx';
import { HomeHero } from '#web/app/public/home/home-hero.tsx';
import { HomeJournal } from '#web/app/public/home/home-journal.tsx';
import { HomePictures } from '#web/app/public/home/home-pictures.tsx';
import { HomePromises } from '#web/app/public/home/home-promises.tsx';
import { HomeSearch } from '#web/app/public/home/home-search.tsx';
import { HomeTrades } from '#web/app/public/home/home-trades.tsx';
import { Testimonials } from '#web/features/content/components/testimonials.tsx';
import { listPosts, type PostSummary } from '#web/features/content/queries.ts';
import { useSettings } from '#web/features/content/settings.tsx';
import { publicData } from '#web/lib/api/public-data.ts';
import { withSiteName } from '#web/lib/boot/site-texts.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { describeSite, StructuredData } from '#web/lib/seo/structured-data.tsx';
import { home } from '#web/locales/fr/public/home.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Steps } from '#web/ui/layout/steps.tsx';

const NEWEST = 3;

/** Without the database the home page is rendered without posts. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<PostSummary[]> {
  return listPosts(publicData(context), request.signal, NEWEST).catch(() => []);
}

export function Component() {
  const posts = useLoaderData<PostSummary[]>();
  const { identity, contact, social } = useSettings();
  const profiles = Object.values(social).filter((address) => typeof address === 'string');
  return (
    <>
      <Metadata title={withSiteName(home.title, identity.name)} description={home.description} path="/home" />
      <StructuredData describe={describeSite({ ...contact, logo: identity.logo, profiles })} />
      <HomeHero />
      <HomeSearch />
      <HomePromises />
      <HomeClients />
      <HomePictures />
      <Band tone="panel" title={home.how.title} text={home.how.text}>
        <Steps steps={home.how.steps} />
      </Band>
      <HomePartners />
      <HomeTrades />
      <Band
        tone="panel"
        title={home.testimonials.title}
        action={
          <ButtonLink href="/reviews" look="secondary">
            {home.testimonials.action}
          </ButtonLink>
        }
      >
        <Testimonials />
      </Band>
      <HomeJournal posts={posts} />
      <ClosingBand title={home.closing.title} text={home.closing.text}>
        <ButtonLink href="/register-client">{home.closing.start}</ButtonLink>
        <ButtonLink href="/contact" look="secondary">
          {home.closing.write}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
