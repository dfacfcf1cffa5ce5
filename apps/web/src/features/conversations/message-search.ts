// The search in the messages of a partner: its query, and the part of a message around the words that were found.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '#web/lib/api/supabase.ts';
import { foldText } from '#web/lib/format/format.ts';

const foundMessages = z.array(
  z.object({
    id: z.string(),
    request_id: z.string(),
    client_name: z.string(),
    event_name: z.string(),
    side: z.enum(['client', 'partner']),
    author_name: z.string(),
    body: z.string(),
    created_at: z.string(),
  }),
);
export type FoundMessage = z.infer<typeof foundMessages>[number];

export const messageSearchQuery = (words: string) =>
  queryOptions({
    queryKey: ['message-search', words],
    enabled: words !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<FoundMessage[]> => {
      const client = await supabase();
      const { data } = await client.rpc('search_messages', { words }).abortSignal(signal).throwOnError();
      return foundMessages.parse(data);
    },
  });

export interface Excerpt {
  before: string;
  match: string;
  after: string;
}

const AROUND = 60;

/** The first of the words in the text, with some text around it; the beginning where none is found. */
export function excerptOf(body: string, words: string): Excerpt {
  const text = body.replaceAll(/\s+/g, ' ').trim();
  const place = firstMatch(text, words);
  if (place === null) return { before: clip(text, 0, AROUND * 2), match: '', after: '' };
  const [start, end] = place;
  return {
    before: clip(text.slice(0, start), Math.max(0, start - AROUND), start),
    match: text.slice(start, end),
    after: clip(text.slice(end), 0, AROUND * 2),
  };
}

function firstMatch(text: string, words: string): [number, number] | null {
  // Folding may lengthen a letter (« œ »), so that each folded letter remembers where it came from.
  const origins: number[] = [];
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const letters = foldText(text.charAt(index));
    folded += letters;
    for (let count = 0; count < letters.length; count += 1) origins.push(index);
  }
  const places = foldText(words)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => ({ at: folded.indexOf(word), length: word.length }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const [first] = places;
  if (first === undefined) return null;
  return [origins[first.at] ?? 0, (origins[first.at + first.length - 1] ?? 0) + 1];
}

function clip(text: string, from: number, to: number): string {
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
