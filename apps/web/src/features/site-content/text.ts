// The posts, pages and versions as the database answers them.
import * as z from 'zod/mini';

export const postStates = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof postStates)[number];

export const topics = ['planning', 'budget', 'guests', 'formalities', 'partners', 'inspiration'] as const;

const postRow = z.object({
  id: z.string(),
  slug: z.string(),
  topic: z.enum(topics),
  title: z.string(),
  published_at: z.nullable(z.string()),
  updated_at: z.string(),
  state: z.enum(postStates),
});
export type PostRow = z.infer<typeof postRow>;
export const postRows = z.array(postRow);

export const post = z.object({
  id: z.string(),
  slug: z.string(),
  topic: z.enum(topics),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  published_at: z.nullable(z.string()),
  version: z.number(),
});
export type Post = z.infer<typeof post>;

export const pageSlugs = ['faq', 'help'] as const;
export type PageSlug = (typeof pageSlugs)[number];

export const sitePage = z.object({
  slug: z.enum(pageSlugs),
  title: z.string(),
  body: z.string(),
  version: z.number(),
});
export type SitePage = z.infer<typeof sitePage>;
export const sitePages = z.array(sitePage);

const textVersion = z.object({
  version: z.number(),
  value: z.record(z.string(), z.nullable(z.string())),
  changed_at: z.string(),
  changed_by: z.nullable(z.string()),
});
export type TextVersion = z.infer<typeof textVersion>;
export const textVersions = z.array(textVersion);

/** What a version is of. */
export type TextSubject = { post: string } | { page: PageSlug };

export const audiences = ['all', 'client', 'partner', 'admin'] as const;

const announcement = z.object({
  id: z.string(),
  body: z.string(),
  link: z.nullable(z.string()),
  audience: z.enum(audiences),
  starts_at: z.string(),
  ends_at: z.string(),
  version: z.number(),
});
export type Announcement = z.infer<typeof announcement>;
export const announcements = z.array(announcement);
