// The partner's list of quotes: what the address filters, and what the database answers.
import { type QuoteState, quoteStates } from '@liesse/domain';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '#web/lib/api/supabase.ts';

export const quoteGroups = ['all', 'draft', 'sent', 'accepted', 'ended'] as const;
export type QuoteGroup = (typeof quoteGroups)[number];

export interface QuoteFilters {
  group: QuoteGroup;
  words: string;
}

const MAX_WORDS = 120;

/** The words of the address, in French as the rest of it. */
const groupNames: Record<QuoteGroup, string | null> = {
  all: null,
  draft: 'brouillons',
  sent: 'envoyes',
  accepted: 'acceptes',
  ended: 'termines',
};

/** An address can hold anything: what is unknown is left out. */
export const readQuoteFilters = (search: URLSearchParams): QuoteFilters => ({
  group: quoteGroups.find((group) => groupNames[group] === search.get('etat')) ?? 'all',
  words: (search.get('mots') ?? '').slice(0, MAX_WORDS),
});

export function writeQuoteFilters({ group, words }: QuoteFilters): URLSearchParams {
  const name = groupNames[group];
  return new URLSearchParams({ ...(name !== null && { etat: name }), ...(words !== '' && { mots: words }) });
}

const statesOf = (group: QuoteGroup): readonly QuoteState[] => {
  if (group === 'all') return quoteStates;
  return group === 'ended' ? ['declined', 'expired', 'withdrawn'] : [group];
};

const counts = z.partialRecord(z.enum(quoteStates), z.number());
export type QuoteCounts = z.infer<typeof counts>;

export const countOf = (group: QuoteGroup, numbers: QuoteCounts): number =>
  statesOf(group).reduce((sum, state) => sum + (numbers[state] ?? 0), 0);

const quoteRow = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  version: z.number(),
  state: z.enum(quoteStates),
  title: z.string(),
  client_name: z.string(),
  event_name: z.string(),
  starts_on: z.nullable(z.string()),
  total_ttc_cents: z.number(),
  valid_until: z.string(),
  created_at: z.string(),
});
export type QuoteRow = z.infer<typeof quoteRow>;

const quoteList = z.object({
  rows: z.array(quoteRow),
  next: z.nullable(z.object({ at: z.string(), id: z.string() })),
  /** On the first page only. */
  counts: z.nullable(counts),
});
type QuoteList = z.infer<typeof quoteList>;

export const quoteListQuery = ({ group, words }: QuoteFilters) =>
  infiniteQueryOptions({
    queryKey: ['quote-list', { group, words }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal, pageParam: before }): Promise<QuoteList> => {
      const client = await supabase();
      const { data } = await client
        .rpc('partner_quote_list', {
          words,
          ...(group !== 'all' && { states: [...statesOf(group)] }),
          ...(before !== null && { before_at: before.at, before_id: before.id }),
        })
        .abortSignal(signal)
        .throwOnError();
      return quoteList.parse(data);
    },
    initialPageParam: null as QuoteList['next'],
    getNextPageParam: ({ next }) => next,
  });
