// /reviews: the rules for reviews, the reviews of the site and those of the partners.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Band } from '#web/app/public/band.tsx';
import { PageIntro } from '#web/app/public/page-intro.tsx';
import { ReviewList } from '#web/features/content/components/review-list.tsx';
import { Testimonials } from '#web/features/content/components/testimonials.tsx';
import { listReviews, pageNumber, type ReviewPage } from '#web/features/content/reviews.ts';
import { ReportLink } from '#web/features/reports/components/report-link.tsx';
import { publicData } from '#web/lib/api/public-data.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { reviews as text } from '#web/locales/fr/public/reviews.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** Null when the reviews cannot be read: the page is then rendered without them. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<ReviewPage | null> {
  const page = pageNumber(new URL(request.url).searchParams.get('page'));
  return listReviews(publicData(context), page, request.signal).catch(() => null);
}

export function Component() {
  const found = useLoaderData<ReviewPage | null>();
  const page = found?.page ?? 1;
  const title = page === 1 ? text.title : `${text.title}, ${text.providers.page(page).toLowerCase()}`;
  return (
    <>
      <Metadata title={title} description={text.description} path={addressOf(page)} />
      <PageIntro title={text.title} lead={text.lead} />
      <section aria-labelledby="regles" className="mx-auto w-full max-w-page px-6 pb-16 tablet:px-12 tablet:pb-20">
        <h2 id="regles" className="text-heading">
          {text.rules.title}
        </h2>
        <ol className="mt-5 grid gap-x-12 border-hairline border-b tablet:grid-cols-2 tablet:border-b-0">
          {Array.from(text.rules.items.entries(), ([place, rule]) => (
            <li key={rule} className="flex gap-5 border-hairline border-t py-4">
              <span aria-hidden className="font-display text-heading text-metal lining-nums">
                {place + 1}
              </span>
              {rule}
            </li>
          ))}
        </ol>
      </section>
      {page === 1 && (
        <Band tone="panel" title={text.house.title}>
          <Testimonials />
        </Band>
      )}
      <Band title={text.providers.title}>
        <ProviderReviews found={found} />
      </Band>
    </>
  );
}

function ProviderReviews({ found }: { found: ReviewPage | null }) {
  if (found === null) return <p className="text-quiet">{text.providers.unavailable}</p>;
  const { page, reviews, hasMore } = found;
  return (
    <>
      {reviews.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
          <p className="text-quiet">{text.providers.empty}</p>
          <ButtonLink href="/partners" look="secondary">
            {text.providers.emptyNext}
          </ButtonLink>
        </div>
      ) : (
        <ReviewList
          items={reviews}
          renderReport={(id, name) => <ReportLink kind="review" subjectId={id} name={name} />}
        />
      )}
      {(page > 1 || hasMore) && (
        <div className="mt-14 flex flex-wrap gap-3">
          {page > 1 && (
            <ButtonLink href={addressOf(page - 1)} look="secondary">
              {text.providers.previous}
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink href={addressOf(page + 1)} look="secondary">
              {text.providers.next}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}

const addressOf = (page: number): string => (page === 1 ? '/reviews' : `/reviews?page=${page}`);
