// /pages/{slug}: a page whose text is written by administrators.
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { MissingPage } from '#web/app/public/not-found/missing-page.tsx';
import { PageIntro } from '#web/app/public/page-intro.tsx';
import { readPage, type TextPage } from '#web/features/content/pages.ts';
import { publicData } from '#web/lib/api/public-data.ts';
import { useSite } from '#web/lib/boot/site.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { site } from '#web/locales/fr/public/site.ts';
import { Prose } from '#web/ui/text/prose.tsx';

/** A shorter first paragraph does not say what the page is about. */
const SHORTEST_LEAD = 40;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  // The help page has an address of its own.
  if (params['slug'] === 'help') throw redirect('/help', 301);
  const page = await readPage(publicData(context), params['slug'] ?? '', request.signal);
  return data(page, page === null ? 404 : 200);
}

export function Component() {
  const page = useLoaderData<TextPage | null>();
  const { name } = useSite();
  if (page === null) return <MissingPage />;
  const description = page.lead.length > SHORTEST_LEAD ? page.lead : site.pageDescription(page.title, name);
  return (
    <>
      <Metadata title={page.title} description={description} path={`/pages/${page.slug}`} />
      <PageIntro title={page.title} />
      <div className="mx-auto w-full max-w-page px-6 pb-20 tablet:px-12 tablet:pb-28">
        <Prose blocks={page.blocks} />
      </div>
    </>
  );
}
