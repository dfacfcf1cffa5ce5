// The texts that a partner inserts into messages: query, form and writes.
import type { Tables } from '@liesse/database';
import { queryOptions } from '@tanstack/react-query';
import { writeApi } from '#web/lib/api/calls.ts';
import type { Done } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';
import { messages } from '#web/locales/fr/messages.ts';

const { replies: text } = messages;

export type SavedReply = Pick<Tables<'saved_replies'>, 'id' | 'title' | 'body' | 'position'>;

/** The database refuses more. */
export const MAX_REPLIES = 50;
const MAX_TITLE = 80;
export const MAX_BODY = 2000;

export const savedRepliesQuery = () =>
  queryOptions({
    queryKey: ['saved-replies'],
    queryFn: async ({ signal }): Promise<SavedReply[]> => {
      const client = await supabase();
      const { data } = await client
        .from('saved_replies')
        .select('id, title, body, position')
        .order('position')
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

export interface ReplyForm {
  title: string;
  body: string;
}

export interface ReplyProblems {
  title?: string;
  body?: string;
}

/** Empty when the reply can be saved. */
export function problemsOf({ title, body }: ReplyForm): ReplyProblems {
  const problems: ReplyProblems = {};
  if (title.trim() === '') problems.title = text.nameMissing;
  else if (title.trim().length > MAX_TITLE) problems.title = text.nameLong;
  if (body.trim() === '') problems.body = text.bodyMissing;
  else if (body.trim().length > MAX_BODY) problems.body = text.bodyLong;
  return problems;
}

/** The id is null for a new reply, which goes to the end. */
export function saveReply(id: string | null, { title, body }: ReplyForm, position: number): Promise<Done> {
  const row = { title: title.trim(), body: body.trim() };
  return writeApi((client) =>
    id === null
      ? client.from('saved_replies').insert({ ...row, position })
      : client.from('saved_replies').update(row).eq('id', id),
  );
}

/** The whole order in one call. */
export const orderReplies = (ids: readonly string[]): Promise<Done> =>
  writeApi((client) => client.rpc('order_listing', { part: 'replies', ids: [...ids] }));

export const deleteReply = (id: string): Promise<Done> =>
  writeApi((client) => client.from('saved_replies').delete().eq('id', id));
