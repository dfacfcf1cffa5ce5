// The latest posts on the home page. Without posts, the section is not rendered.
import { Band } from '#web/app/public/band.tsx';
import { PostList } from '#web/features/content/components/post-list.tsx';
import type { PostSummary } from '#web/features/content/queries.ts';
import { home } from '#web/locales/fr/public/home.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export function HomeJournal({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <Band
      title={home.journal.title}
      action={
        <ButtonLink href="/blog" look="secondary">
          {home.journal.action}
        </ButtonLink>
      }
    >
      <PostList posts={posts} heading="h3" />
    </Band>
  );
}
