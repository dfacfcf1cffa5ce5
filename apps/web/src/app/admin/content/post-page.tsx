// /admin/content/posts/{id}: the editor of a post, or of a new one.
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { CONTENT_PATH, NEW_POST, postPath } from '#web/app/admin/content/addresses.ts';
import { PostEditor } from '#web/features/site-content/components/post-editor.tsx';
import { postQuery } from '#web/features/site-content/queries.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { content } from '#web/locales/fr/admin/content.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';

const { post: text, title, description } = content;

export function Component() {
  const { postId = '' } = useParams();
  const navigate = useNavigate();
  const isNew = postId === NEW_POST;
  const { data, isError, refetch } = useQuery({ ...postQuery(postId), enabled: !isNew });
  const post = isNew ? null : data;
  if (post === undefined) {
    return isError ? (
      <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    );
  }
  if (post === null && !isNew) {
    return (
      <>
        <Metadata title={text.unknown} description={description} />
        <h1 className="sr-only">{title}</h1>
        <EmptyState title={text.unknown} text={text.unknownText}>
          <ButtonLink href={CONTENT_PATH}>{text.back}</ButtonLink>
        </EmptyState>
      </>
    );
  }
  const name = post?.title ?? text.newTitle;
  return (
    <>
      <Metadata title={name} description={description} />
      <Breadcrumbs parents={[{ label: title, href: CONTENT_PATH }]} current={name} />
      <h1 className="mt-4 mb-8 wrap-anywhere text-title">{name}</h1>
      <PostEditor
        key={postId}
        post={post}
        onCreated={(id) => navigate(postPath(id), { replace: true })}
        onDeleted={() => navigate(CONTENT_PATH, { replace: true })}
      />
    </>
  );
}
