// Functions that a request may call about posts, pages and announcements, and why each exists.

export const contentCallables: Record<string, string> = {
  'post_list(of_state text, words text, before_at timestamp with time zone, before_id uuid)':
    'runs as invoker; the policies of posts decide',
  'content_versions_of(post uuid, page text, before integer)':
    'checks manage_system by itself; names the authors, whose profiles are closed',
  'current_announcement()': 'runs as invoker; the policies of announcements decide',
};
