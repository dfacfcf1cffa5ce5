// /admin/content/pages/{slug}: the editor of a page of the public site.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CONTENT_PATH, partPath } from '#web/app/admin/content/addresses.ts';
import { PageEditor } from '#web/features/site-content/components/page-editor.tsx';
import { sitePagesQuery } from '#web/features/site-content/queries.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { content } from '#web/locales/fr/admin/content.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';

const { pages: text, title, description, tabs } = content;

export function Component() {
  const { pageSlug } = useParams();
  const { data: pages, isError, refetch } = useQuery(sitePagesQuery);
  if (pages === undefined) {
    return isError ? (
      <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    );
  }
  const page = pages.find(({ slug }) => slug === pageSlug);
  if (page === undefined) {
    return (
      <>
        <Metadata title={text.unknown} description={description} />
        <h1 className="sr-only">{title}</h1>
        <EmptyState title={text.unknown}>
          <ButtonLink href={partPath('pages')}>{text.back}</ButtonLink>
        </EmptyState>
      </>
    );
  }
  const name = text.names[page.slug];
  return (
    <>
      <Metadata title={name} description={description} />
      <Breadcrumbs
        parents={[
          { label: title, href: CONTENT_PATH },
          { label: tabs.pages, href: partPath('pages') },
        ]}
        current={name}
      />
      <h1 className="mt-4 text-title">{name}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.notes[page.slug]}</p>
      <PageEditor key={page.slug} page={page} />
    </>
  );
}
