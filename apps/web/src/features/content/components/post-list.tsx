// Lists posts with an illustration, a title, a summary and the reading time.
import { Link } from 'react-router';
import { pictureOf } from '#web/features/content/pictures.ts';
import type { PostSummary } from '#web/features/content/queries.ts';
import { blog } from '#web/locales/fr/public/blog.ts';

interface PostListProps {
  posts: readonly PostSummary[];
  /** The rank of the posts' headings below that of the page. */
  heading: 'h2' | 'h3';
}

export function PostList({ posts, heading: Heading }: PostListProps) {
  return (
    // Three stand in one row; more would be too narrow on a tablet.
    <ul
      className={`grid gap-x-8 gap-y-14 desktop:grid-cols-3 desktop:gap-x-12 ${posts.length === 3 ? 'tablet:grid-cols-3' : 'tablet:grid-cols-2'}`}
    >
      {posts.map((post) => (
        <li key={post.slug} className="group relative flex flex-col">
          <img src={pictureOf(post.topic)} alt="" width="240" height="240" loading="lazy" className="-ml-4 w-44" />
          <p className="label-caps mt-5 text-metal">{blog.topics[post.topic]}</p>
          <Heading className="mt-2.5 text-heading">
            {/* The link covers the whole card, and is read as the title alone. */}
            <Link
              to={`/blog/${post.slug}`}
              className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:text-accent group-hover:underline"
            >
              {post.title}
            </Link>
          </Heading>
          <p className="mt-3 text-quiet">{post.summary}</p>
          <PostFacts post={post} />
        </li>
      ))}
    </ul>
  );
}

export function PostFacts({ post }: { post: PostSummary }) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 text-quiet text-small tabular-nums">
      <time dateTime={post.publishedAt}>{post.publishedOn}</time>
      <span>{blog.minutes(post.minutes)}</span>
    </p>
  );
}
