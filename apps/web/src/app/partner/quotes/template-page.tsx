// /partner/quotes/templates/{templateId}: the editor of a template; `new` begins one.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useToday } from '#web/features/events/use-today.ts';
import { templatesAddress } from '#web/features/quotes/addresses.ts';
import { TemplateEditor } from '#web/features/quotes/components/library/template-editor.tsx';
import { templatesQuery } from '#web/features/quotes/queries.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { quoteLibrary } from '#web/locales/fr/partner/quote-library.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';

const { templates: text, description, templatesTab } = quoteLibrary;
const parents = [{ label: templatesTab, href: templatesAddress }];

export function Component() {
  const { templateId = '' } = useParams();
  const today = useToday();
  const { data, isError, refetch } = useQuery(templatesQuery);
  const isNew = templateId === 'new';
  const template = data?.find(({ id }) => id === templateId) ?? null;
  const title = template === null ? text.newTitle : text.editTitle(template.name);
  if (data === undefined) {
    return isError ? (
      <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    );
  }
  return (
    <>
      <Metadata title={title} description={description} />
      {template === null && !isNew ? (
        <>
          <h1 className="sr-only">{text.list}</h1>
          <EmptyState title={text.unknown} text={text.unknownText}>
            <ButtonLink href={templatesAddress}>{text.back}</ButtonLink>
          </EmptyState>
        </>
      ) : (
        <>
          <Breadcrumbs parents={parents} current={title} />
          <h1 className="mt-2 mb-6 wrap-anywhere text-title">{title}</h1>
          <TemplateEditor key={templateId} template={template} today={today} />
        </>
      )}
    </>
  );
}
