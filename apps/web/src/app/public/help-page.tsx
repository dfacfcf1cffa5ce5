// /help: the instructions for use and the frequent questions, both written by administrators.
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { MissingPage } from '#web/app/public/not-found/missing-page.tsx';
import { PageIntro } from '#web/app/public/page-intro.tsx';
import { type FaqPage, noFaq, readFaq, readPage, type TextPage } from '#web/features/content/pages.ts';
import { publicData } from '#web/lib/api/public-data.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { help as text } from '#web/locales/fr/public/help.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Faq } from '#web/ui/layout/faq.tsx';
import { Prose } from '#web/ui/text/prose.tsx';

interface HelpPageData {
  page: TextPage;
  faq: FaqPage;
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [page, faq] = await Promise.all([
    readPage(publicData(context), 'help', request.signal),
    readFaq(publicData(context), request.signal).catch(() => noFaq),
  ]);
  return page === null ? data(null, 404) : data({ page, faq } satisfies HelpPageData);
}

export function Component() {
  const help = useLoaderData<HelpPageData | null>();
  if (help === null) return <MissingPage />;
  const { page, faq } = help;
  return (
    <>
      <Metadata title={page.title} description={text.description} path="/help" />
      <PageIntro title={page.title} />
      <div className="mx-auto grid w-full max-w-page gap-x-20 gap-y-16 px-6 pb-20 tablet:px-12 tablet:pb-28 desktop:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Prose blocks={page.blocks} />
        <div className="flex flex-col gap-12">
          {faq.items.length > 0 && (
            <section aria-labelledby="questions">
              <h2 id="questions" className="mb-5 break-words text-heading">
                {faq.title}
              </h2>
              <Faq items={faq.items.map(({ question, answer }) => ({ question, answer: <Prose blocks={answer} /> }))} />
            </section>
          )}
          <section aria-labelledby="nous-ecrire" className="border-ornament border-t pt-6">
            <h2 id="nous-ecrire" className="text-heading">
              {text.contact.title}
            </h2>
            <p className="mt-2.5 mb-5 text-quiet">{text.contact.text}</p>
            <ButtonLink href="/contact" look="secondary">
              {text.contact.action}
            </ButtonLink>
          </section>
        </div>
      </div>
    </>
  );
}
