// /blog/{slug}: one post with its table of contents and related posts.
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Band } from '#web/app/public/band.tsx';
import { MissingPage } from '#web/app/public/not-found/missing-page.tsx';
import { PostFacts, PostList } from '#web/features/content/components/post-list.tsx';
import { pictureOf } from '#web/features/content/pictures.ts';
import { type PostPage, readPost } from '#web/features/content/queries.ts';
import { publicData } from '#web/lib/api/public-data.ts';
import { FeedLinks, Metadata } from '#web/lib/seo/metadata.tsx';
import { postUrl } from '#web/lib/seo/public-urls.ts';
import { describeBreadcrumbs, describePost, StructuredData } from '#web/lib/seo/structured-data.tsx';
import { blog as text } from '#web/locales/fr/public/blog.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';
import { Prose } from '#web/ui/text/prose.tsx';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const post = await readPost(publicData(context), params['slug'] ?? '', request.signal);
  return data(post, post === null ? 404 : 200);
}

export function Component() {
  const post = useLoaderData<PostPage | null>();
  if (post === null) return <MissingPage />;
  const path = postUrl(post.slug);
  const parents = [{ label: text.title, href: '/blog' }];
  return (
    <>
      <Metadata title={post.title} description={post.summary} path={path} article={post} />
      <FeedLinks title={text.title} />
      <StructuredData describe={describePost({ ...post, path, section: text.topics[post.topic] })} />
      <StructuredData describe={describeBreadcrumbs([...parents, { label: post.title, href: path }])} />
      <article className="mx-auto w-full max-w-page px-6 pt-6 pb-16 tablet:px-12 tablet:pb-24">
        <Breadcrumbs parents={parents} current={post.title} />
        <header className="mt-4 flex items-end justify-between gap-12 border-hairline border-b pb-10 tablet:mt-8">
          <div className="min-w-0">
            <p className="label-caps text-metal">{text.topics[post.topic]}</p>
            <h1 className="mt-4 max-w-[20em] break-words text-title tablet:text-figure">{post.title}</h1>
            <p className="mt-5 max-w-measure text-lead text-quiet">{post.summary}</p>
            <PostFacts post={post} />
            {post.updatedOn !== null && <p className="text-quiet text-small">{text.updated(post.updatedOn)}</p>}
          </div>
          <img
            src={pictureOf(post.topic)}
            alt=""
            width="240"
            height="240"
            className="hidden w-52 shrink-0 tablet:block"
          />
        </header>
        <div className="mt-10 grid gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_18rem]">
          <Contents contents={post.contents} />
          <div className="desktop:col-start-1 desktop:row-start-1">
            <Prose blocks={post.blocks} />
          </div>
        </div>
      </article>
      {post.others.length > 0 && (
        <Band tone="panel" title={text.more}>
          <PostList posts={post.others} heading="h3" />
        </Band>
      )}
    </>
  );
}

function Contents({ contents }: Pick<PostPage, 'contents'>) {
  if (contents.length < 2) return null;
  return (
    <nav aria-label={text.contents} className="self-start desktop:sticky desktop:top-8">
      <p className="label-caps mb-2 text-metal">{text.contents}</p>
      <ul>
        {contents.map(({ id, title }) => (
          <li key={id} className="border-hairline border-t last:border-b">
            <a href={`#${id}`} className="flex min-h-11 items-center py-2 text-small hover:text-accent">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
