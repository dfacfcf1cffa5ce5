// What the public pages show from the database: posts and checked reviews. Dates are written out here, because the browser's
// Intl may differ from the server's by a space.
import type { Tables } from '@liesse/database';
import type { PublicData } from '#web/lib/api/public-data.ts';
import { formatDay } from '#web/lib/format/format.ts';
import type { blog } from '#web/locales/fr/public/blog.ts';
import type { Block } from '#web/ui/text/prose.tsx';

type Post = Tables<'posts'>;
export type Topic = keyof typeof blog.topics;

export interface PostSummary {
  slug: string;
  topic: Topic;
  title: string;
  summary: string;
  minutes: number;
  /** For a machine, then for a reader. */
  publishedAt: string;
  publishedOn: string;
}

export interface PostPage extends PostSummary {
  updatedAt: string;
  /** Null when it was not changed since. */
  updatedOn: string | null;
  blocks: Block[];
  contents: Array<{ id: string; title: string }>;
  others: PostSummary[];
}

const LISTED = 'slug,topic,title,summary,reading_minutes,published_at';
type Listed = Pick<Post, 'slug' | 'topic' | 'title' | 'summary' | 'reading_minutes' | 'published_at'>;

export async function listPosts(data: PublicData, signal: AbortSignal, most = 100): Promise<PostSummary[]> {
  const rows = await data.get<Listed[]>(`posts?select=${LISTED}&order=published_at.desc,id&limit=${most}`, signal);
  return rows.map(summaryOf);
}

/** Null for an address that no published post has. */
export async function readPost(data: PublicData, slug: string, signal: AbortSignal): Promise<PostPage | null> {
  const path = `posts?select=${LISTED},updated_at,body&slug=eq.${encodeURIComponent(slug)}&published_at=not.is.null`;
  const [[row], latest] = await Promise.all([
    data.get<Array<Listed & Pick<Post, 'updated_at' | 'body'>>>(path, signal),
    listPosts(data, signal, 4),
  ]);
  if (row === undefined) return null;
  const { headingsOf, parseMarkdown } = await import('#web/ui/text/markdown.ts');
  const blocks = parseMarkdown(row.body);
  const post = summaryOf(row);
  const updatedOn = formatDay(new Date(row.updated_at));
  return {
    ...post,
    updatedAt: row.updated_at,
    updatedOn: row.updated_at > post.publishedAt && updatedOn !== post.publishedOn ? updatedOn : null,
    blocks,
    contents: headingsOf(blocks),
    others: latest.filter((other) => other.slug !== slug).slice(0, 3),
  };
}

function summaryOf({ reading_minutes, published_at, topic, ...post }: Listed): PostSummary {
  const publishedAt = published_at ?? '';
  const { slug, title, summary } = post;
  return {
    slug,
    title,
    summary,
    topic: topic as Topic,
    minutes: reading_minutes,
    publishedAt,
    publishedOn: formatDay(new Date(publishedAt)),
  };
}
