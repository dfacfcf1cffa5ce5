// The forms of posts, pages and announcements: how they are typed, checked and written. The database checks every value again.
import * as z from 'zod/mini';
import {
  type Announcement,
  audiences,
  type Post,
  postStates,
  type SitePage,
  topics,
} from '#web/features/site-content/text.ts';
import { foldText } from '#web/lib/format/format.ts';
import { content } from '#web/locales/fr/admin/content.ts';

const { invalid } = content;

const MAX_BODY = 60_000;
const MAX_SLUG = 80;
export const MAX_ANNOUNCEMENT = 200;

const words = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, invalid.missing), z.maxLength(most, invalid.long(most)));
const body = z.string().check(z.maxLength(MAX_BODY, invalid.long(MAX_BODY)));

export const postForm = z
  .object({
    title: words(120),
    slug: z
      .string()
      .check(
        z.trim(),
        z.maxLength(MAX_SLUG, invalid.long(MAX_SLUG)),
        z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, invalid.slug),
      ),
    topic: z.enum(topics),
    summary: words(300),
    body,
    publication: z.enum(postStates),
    publishAt: z.string(),
  })
  .check(({ value, issues }) => {
    if (value.publication !== 'scheduled') return;
    const instant = instantOf(value.publishAt);
    if (instant !== null && instant > new Date().toISOString()) return;
    const message = instant === null ? invalid.moment : invalid.future;
    issues.push({ code: 'custom', input: value, path: ['publishAt'], message });
  });
export type PostForm = z.infer<typeof postForm>;

export const emptyPost: PostForm = {
  title: '',
  slug: '',
  topic: 'planning',
  summary: '',
  body: '',
  publication: 'draft',
  publishAt: '',
};

export function formOfPost({ title, slug, topic, summary, body: text, published_at }: Post): PostForm {
  return { title, slug, topic, summary, body: text, ...publicationOf(published_at) };
}

function publicationOf(publishedAt: string | null): Pick<PostForm, 'publication' | 'publishAt'> {
  if (publishedAt === null) return { publication: 'draft', publishAt: '' };
  const isPublished = new Date(publishedAt) <= new Date();
  return { publication: isPublished ? 'published' : 'scheduled', publishAt: typedMoment(publishedAt) };
}

/** The date of a post that is published already does not change. */
export function publishedAtOf({ publication, publishAt }: PostForm, stored: string | null): string | null {
  if (publication === 'draft') return null;
  const before = publicationOf(stored);
  if (publication === 'published') return before.publication === 'published' ? stored : new Date().toISOString();
  return before.publication === 'scheduled' && before.publishAt === publishAt ? stored : instantOf(publishAt);
}

/** An address for a title: « Été à Nîmes » becomes ete-a-nimes. */
export const slugOf = (title: string): string =>
  foldText(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replaceAll(/^-+|-+$/g, '');

/** The footer and the contact page lead to the pages, so that a page is never empty. */
export const pageForm = z.object({
  title: words(120),
  body: z.string().check(z.regex(/\S/, invalid.missing), z.maxLength(MAX_BODY, invalid.long(MAX_BODY))),
});
export type PageForm = z.infer<typeof pageForm>;

export const formOfPage = ({ title, body: text }: SitePage): PageForm => ({ title, body: text });

const LINK = /^(?:|\/(?![/\\])[^\s\\]*|https:\/\/[^\s/?#@:\\"<>%]+\.[^\s/?#@:\\"<>%]+(?:[/?#][^\s\\"<>]*)?)$/;

export const announcementForm = z
  .object({
    body: words(MAX_ANNOUNCEMENT),
    link: z.string().check(z.trim(), z.maxLength(300, invalid.long(300)), z.regex(LINK, invalid.link)),
    audience: z.enum(audiences),
    startsAt: z.string(),
    endsAt: z.string(),
  })
  .check(({ value, issues }) => {
    const [from, until] = [instantOf(value.startsAt), instantOf(value.endsAt)];
    if (from === null) issues.push({ code: 'custom', input: value, path: ['startsAt'], message: invalid.moment });
    if (until === null) issues.push({ code: 'custom', input: value, path: ['endsAt'], message: invalid.moment });
    else if (from !== null && until <= from)
      issues.push({ code: 'custom', input: value, path: ['endsAt'], message: invalid.order });
  });
export type AnnouncementForm = z.infer<typeof announcementForm>;

const WEEK_MS = 7 * 24 * 3600 * 1000;

export const newAnnouncement = (now: Date): AnnouncementForm => ({
  body: '',
  link: '',
  audience: 'all',
  startsAt: typedMoment(now.toISOString()),
  endsAt: typedMoment(new Date(now.getTime() + WEEK_MS).toISOString()),
});

export const formOfAnnouncement = ({
  body: text,
  link,
  audience,
  starts_at,
  ends_at,
}: Announcement): AnnouncementForm => ({
  body: text,
  link: link ?? '',
  audience,
  startsAt: typedMoment(starts_at),
  endsAt: typedMoment(ends_at),
});

export const announcementOf = ({ body: text, link, audience, startsAt, endsAt }: AnnouncementForm) => ({
  body: text,
  link: link === '' ? null : link,
  audience,
  starts_at: instantOf(startsAt) ?? '',
  ends_at: instantOf(endsAt) ?? '',
});

/** As `<input type="datetime-local">` has it, in the time zone of the browser. */
function typedMoment(instant: string): string {
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Null when it is no moment. */
function instantOf(typed: string): string | null {
  const date = new Date(typed);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
