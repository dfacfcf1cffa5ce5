// /blog: all posts, newest first.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageIntro } from '#web/app/public/page-intro.tsx';
import { PostList } from '#web/features/content/components/post-list.tsx';
import { listPosts, type PostSummary } from '#web/features/content/queries.ts';
import { publicData } from '#web/lib/api/public-data.ts';
import { FeedLinks, Metadata } from '#web/lib/seo/metadata.tsx';
import { describeBreadcrumbs, StructuredData } from '#web/lib/seo/structured-data.tsx';
import { blog as text } from '#web/locales/fr/public/blog.ts';

export const loader = ({ context, request }: LoaderFunctionArgs): Promise<PostSummary[]> =>
  listPosts(publicData(context), request.signal);

export function Component() {
  const posts = useLoaderData<PostSummary[]>();
  return (
    <>
      <Metadata title={text.title} description={text.description} path="/blog" />
      <FeedLinks title={text.title} />
      <StructuredData describe={describeBreadcrumbs([{ label: text.title, href: '/blog' }])} />
      <PageIntro title={text.title} lead={text.lead} />
      <div className="mx-auto w-full max-w-page px-6 pb-20 tablet:px-12 tablet:pb-28">
        {posts.length === 0 ? <p className="text-quiet">{text.empty}</p> : <PostList posts={posts} heading="h2" />}
      </div>
    </>
  );
}
