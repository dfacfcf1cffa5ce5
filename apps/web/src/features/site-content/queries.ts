// The queries of the content screens.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type Announcement,
  announcements,
  type Post,
  type PostRow,
  type PostState,
  post,
  postRows,
  type SitePage,
  sitePages,
  type TextSubject,
  type TextVersion,
  textVersions,
} from '#web/features/site-content/text.ts';
import { supabase } from '#web/lib/api/supabase.ts';

const PAGE_SIZE = 30;
const VERSIONS_PAGE_SIZE = 20;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const postsKey = ['admin-posts'] as const;
export const announcementsKey = ['admin-announcements'] as const;
const versionsKey = ['admin-text-versions'] as const;

export const postListQuery = (state: PostState | null, words: string) =>
  infiniteQueryOptions({
    queryKey: [...postsKey, 'list', state, words],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal, pageParam: after }): Promise<PostRow[]> => {
      const client = await supabase();
      const { data } = await client
        .rpc('post_list', {
          ...(state !== null && { of_state: state }),
          words,
          ...(after !== null && { before_at: after.updated_at, before_id: after.id }),
        })
        .abortSignal(signal)
        .throwOnError();
      return postRows.parse(data);
    },
    initialPageParam: null as Pick<PostRow, 'updated_at' | 'id'> | null,
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)),
  });

/** Null for a post that was deleted. */
export const postQuery = (postId: string) =>
  queryOptions({
    queryKey: [...postsKey, 'post', postId],
    queryFn: async ({ signal }): Promise<Post | null> => {
      if (!UUID.test(postId)) return null;
      const client = await supabase();
      const { data } = await client
        .from('posts')
        .select('id, slug, topic, title, summary, body, published_at, version')
        .eq('id', postId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data === null ? null : post.parse(data);
    },
  });

export const sitePagesQuery = queryOptions({
  queryKey: ['admin-site-pages'],
  queryFn: async ({ signal }): Promise<SitePage[]> => {
    const client = await supabase();
    const { data } = await client
      .from('site_pages')
      .select('slug, title, body, version')
      .order('slug')
      .abortSignal(signal)
      .throwOnError();
    return sitePages.parse(data);
  },
});

/** The current version is in the key: a new one makes the list be read again. */
export const textVersionsQuery = (subject: TextSubject, current: number) =>
  infiniteQueryOptions({
    queryKey: [...versionsKey, subject, current],
    queryFn: async ({ signal, pageParam: before }): Promise<TextVersion[]> => {
      const client = await supabase();
      const { data } = await client
        .rpc('content_versions_of', { ...subject, ...(before !== null && { before }) })
        .abortSignal(signal)
        .throwOnError();
      return textVersions.parse(data);
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < VERSIONS_PAGE_SIZE ? undefined : page.at(-1)?.version),
  });

export const announcementsQuery = infiniteQueryOptions({
  queryKey: announcementsKey,
  queryFn: async ({ signal, pageParam: after }): Promise<Announcement[]> => {
    const client = await supabase();
    let request = client.from('announcements').select('id, body, link, audience, starts_at, ends_at, version');
    if (after !== null) {
      const { id, starts_at } = after;
      request = request.or(`starts_at.lt."${starts_at}",and(starts_at.eq."${starts_at}",id.lt.${id})`);
    }
    const { data } = await request
      .order('starts_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(PAGE_SIZE)
      .abortSignal(signal)
      .throwOnError();
    return announcements.parse(data);
  },
  initialPageParam: null as Pick<Announcement, 'starts_at' | 'id'> | null,
  getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)),
});
