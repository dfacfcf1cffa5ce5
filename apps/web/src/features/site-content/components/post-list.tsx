// The posts, whatever their state. The state and the search are in the address.

import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { postListQuery } from '#web/features/site-content/queries.ts';
import { type PostRow, type PostState, postStates } from '#web/features/site-content/text.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { content } from '#web/locales/fr/admin/content.ts';
import { blog } from '#web/locales/fr/public/blog.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { ToggleGroup } from '#web/ui/fields/toggle-group.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const { posts: text, states } = content;

const STATE = 'etat';
const WORDS = 'recherche';
const tones: Record<PostState, BadgeTone> = { draft: 'neutral', scheduled: 'metal', published: 'success' };

export function PostList({ newHref, hrefOf }: { newHref: string; hrefOf: (postId: string) => string }) {
  const [search, setSearch] = useSearchParams();
  const state = postStates.find((one) => one === search.get(STATE)) ?? null;
  const words = search.get(WORDS) ?? '';
  const list = useInfiniteQuery(postListQuery(state, words.trim()));

  function set(name: string, value: string) {
    // The address is ahead of the page: see use-address-filters.ts.
    const next = new URLSearchParams(window.location.search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  }

  return (
    <>
      <div className="mb-6 flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <ToggleGroup
            label={text.state}
            options={(['all', ...postStates] as const).map((value) => ({ value, label: text.filters[value] }))}
            chosen={[state ?? 'all']}
            onToggle={(value) => set(STATE, value === 'all' ? '' : value)}
          />
          <ButtonLink href={newHref} size="small">
            {text.write}
          </ButtonLink>
        </div>
        <div className="max-w-form">
          <SearchField label={text.search} value={words} onChange={(value) => set(WORDS, value)} />
        </div>
      </div>
      <QueryList
        list={{ data: list.data?.pages.flat(), isError: list.isError, refetch: list.refetch }}
        failure={text.loadFailed}
        empty={
          words === '' ? (
            <EmptyState title={text.empty} text={text.emptyText}>
              <ButtonLink href={newHref}>{text.write}</ButtonLink>
            </EmptyState>
          ) : (
            <EmptyState title={text.notFound}>
              <Button look="secondary" onClick={() => set(WORDS, '')}>
                {text.clear}
              </Button>
            </EmptyState>
          )
        }
      >
        {(posts) => (
          <>
            <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-y">
              {posts.map((post) => (
                <li key={post.id} className="relative py-4 hover:bg-panel">
                  <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere font-medium font-text">
                    <Link
                      to={hrefOf(post.id)}
                      className="inline-flex min-h-11 items-center after:absolute after:inset-0"
                    >
                      {post.title}
                    </Link>
                    <Badge tone={tones[post.state]}>{states[post.state]}</Badge>
                  </h2>
                  <p className="text-quiet text-small">
                    {blog.topics[post.topic]} · {dateOf(post)}
                  </p>
                </li>
              ))}
            </ul>
            <MoreButton list={list}>{text.more}</MoreButton>
          </>
        )}
      </QueryList>
    </>
  );
}

function dateOf({ state, published_at, updated_at }: PostRow): string {
  if (published_at === null) return text.changed(formatMoment(new Date(updated_at)));
  const when = formatMoment(new Date(published_at));
  return state === 'scheduled' ? text.scheduledFor(when) : text.publishedOn(when);
}
