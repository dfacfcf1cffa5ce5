// The pages of the public site whose text can be changed.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sitePagesQuery } from '#web/features/site-content/queries.ts';
import type { PageSlug } from '#web/features/site-content/text.ts';
import { content } from '#web/locales/fr/admin/content.ts';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const { pages: text } = content;

export function SitePageList({ hrefOf }: { hrefOf: (slug: PageSlug) => string }) {
  const list = useQuery(sitePagesQuery);
  return (
    <QueryList list={list} failure={text.loadFailed} empty={<p>{text.empty}</p>}>
      {(pages) => (
        <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-b">
          {pages.map(({ slug }) => (
            <li key={slug} className="relative py-4 hover:bg-panel">
              <h2 className="font-medium font-text">
                <Link to={hrefOf(slug)} className="inline-flex min-h-11 items-center after:absolute after:inset-0">
                  {text.names[slug]}
                </Link>
              </h2>
              <p className="max-w-measure text-quiet text-small">{text.notes[slug]}</p>
            </li>
          ))}
        </ul>
      )}
    </QueryList>
  );
}
