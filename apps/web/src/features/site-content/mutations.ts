// Writes of the content screens. A text is written over the version that was read.
import {
  type AnnouncementForm,
  announcementOf,
  type PageForm,
  type PostForm,
  publishedAtOf,
} from '#web/features/site-content/forms.ts';
import { announcementsKey, postsKey, sitePagesQuery } from '#web/features/site-content/queries.ts';
import type { PageSlug, Post, TextSubject, TextVersion } from '#web/features/site-content/text.ts';
import { callApi, type Saved, updateVersion, writeApi } from '#web/lib/api/calls.ts';
import { type Refusal, refusalReason, STALE } from '#web/lib/api/refusal.ts';
import { content } from '#web/locales/fr/admin/content.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

const UNIQUE_VIOLATION = '23505';

const rowOf = (form: PostForm, publishedAt: string | null) => {
  const { title, slug, topic, summary, body } = form;
  return { title, slug, topic, summary, body, published_at: publishedAtOf(form, publishedAt) };
};

/** The address is the only value that two posts cannot share. */
const withSlugSentence = <Result extends { ok: true }>(result: Result | Refusal): Result | Refusal =>
  !result.ok && result.code === UNIQUE_VIOLATION ? { ...result, message: content.post.slugTaken } : result;

export const createPost = async (form: PostForm) =>
  withSlugSentence(
    await callApi(
      (client) => client.from('posts').insert(rowOf(form, null)).select('id, version').single(),
      ({ id, version }) => ({ id, version }),
    ),
  );

export const savePost = async ({ id, published_at }: Post, form: PostForm, version: number): Promise<Saved> =>
  withSlugSentence(
    await updateVersion(version, (client) => client.from('posts').update(rowOf(form, published_at)).eq('id', id)),
  );

export const savePage = (slug: PageSlug, form: PageForm, version: number): Promise<Saved> =>
  updateVersion(version, (client) => client.from('site_pages').update(form).eq('slug', slug));

export function useDeletePostMutation(postId: string, onDeleted: () => unknown) {
  return useToastMutation({
    mutationFn: () => writeApi((client) => client.from('posts').delete().eq('id', postId)),
    success: { title: content.post.removed },
    errorTitle: content.post.removeFailed,
    onSuccess: onDeleted,
  });
}

/** The texts of a version. The address and the publication of a post remain as they are. */
export function useRestoreMutation(subject: TextSubject, current: number) {
  const { versions: text } = content;
  return useToastMutation({
    mutationFn: ({ value }: TextVersion): Promise<Saved> => {
      const { title, summary, topic, body } = value;
      const texts = { title: title ?? '', body: body ?? '' };
      return updateVersion(current, (client) =>
        'post' in subject
          ? client
              .from('posts')
              .update({ ...texts, summary: summary ?? '', topic: topic ?? '' })
              .eq('id', subject.post)
          : client.from('site_pages').update(texts).eq('slug', subject.page),
      );
    },
    invalidates: ['post' in subject ? postsKey : sitePagesQuery.queryKey],
    success: { title: text.restored },
    errorTitle: text.restoreFailed,
    errorMessage: (refusal) => (refusalReason(refusal) === STALE ? text.stale : refusal.message),
  });
}

export const createAnnouncement = (form: AnnouncementForm): Promise<Saved> =>
  callApi(
    (client) => client.from('announcements').insert(announcementOf(form)).select('version').single(),
    ({ version }) => ({ version }),
  );

export const saveAnnouncement = (id: string, form: AnnouncementForm, version: number): Promise<Saved> =>
  updateVersion(version, (client) => client.from('announcements').update(announcementOf(form)).eq('id', id));

export const useDeleteAnnouncementMutation = () =>
  useToastMutation({
    mutationFn: (id: string) => writeApi((client) => client.from('announcements').delete().eq('id', id)),
    invalidates: [announcementsKey],
    success: { title: content.announcements.removed },
    errorTitle: content.announcements.removeFailed,
  });
