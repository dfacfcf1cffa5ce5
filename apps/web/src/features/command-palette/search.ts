// What the command palette finds beyond the pages, as `search_everything` returns it, with the address of each result.
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '#web/lib/api/supabase.ts';
import { palette as text } from '#web/locales/fr/ui/palette.ts';

export type PaletteArea = 'client' | 'partner' | 'admin';

const id = z.string();
const name = z.string();
const optional = z.nullable(z.string());
/** A search of less than two letters returns nothing at all. */
const rows = <Row extends z.ZodMiniType>(row: Row) => z.prefault(z.array(row), []);
const side = z.enum(['client', 'partner']);

const found = z.object({
  people: rows(z.object({ id, name, email: optional, role: z.string() })),
  partners: rows(z.object({ id, name, commune: z.string() })),
  events: rows(z.object({ id, name, owner_id: optional })),
  guests: rows(z.object({ id, name, household_id: id, event_id: id })),
  tasks: rows(z.object({ id, name, event_id: id })),
  event_partners: rows(z.object({ id, name, event_id: id })),
  requests: rows(z.object({ id, name, event_id: optional, side, event_name: z.string() })),
  quotes: rows(z.object({ id, name, event_id: optional, request_id: id, side, number: optional })),
});
type Found = z.infer<typeof found>;

export interface Result {
  id: string;
  label: string;
  hint?: string;
  href: string;
}

export interface ResultGroup {
  label: string;
  results: readonly Result[];
}

export const paletteQuery = (words: string) =>
  queryOptions({
    queryKey: ['palette', words],
    queryFn: async ({ signal }): Promise<Found> => {
      const client = await supabase();
      const { data } = await client.rpc('search_everything', { words }).abortSignal(signal).throwOnError();
      return found.parse(data);
    },
  });

/** The results that have a page in this area. */
export function resultGroups(area: PaletteArea, data: Found): ResultGroup[] {
  const groups: Record<PaletteArea, ResultGroup[]> = {
    admin: [
      { label: text.kinds.people, results: data.people.map(personResult) },
      {
        label: text.kinds.partners,
        results: data.partners.map((row) => ({
          ...resultOf(row),
          hint: row.commune,
          href: `/admin/partners/${row.id}`,
        })),
      },
      {
        label: text.kinds.events,
        results: data.events.flatMap((row) =>
          row.owner_id === null ? [] : [{ ...resultOf(row), href: `/admin/clients/${row.owner_id}` }],
        ),
      },
    ],
    client: [
      {
        label: text.kinds.guests,
        results: data.guests.map((row) => ({
          ...resultOf(row),
          href: `/client/guests/${row.household_id}?event=${row.event_id}`,
        })),
      },
      {
        label: text.kinds.tasks,
        results: data.tasks.map((row) => ({ ...resultOf(row), href: `/client/todo/${row.id}?event=${row.event_id}` })),
      },
      {
        label: text.kinds.event_partners,
        results: data.event_partners.map((row) => ({
          ...resultOf(row),
          href: `/client/partners?event=${row.event_id}`,
        })),
      },
      ...dealings('client', data),
    ],
    partner: dealings('partner', data),
  };
  return groups[area].filter(({ results }) => results.length > 0);
}

/** Requests and quotes, which both sides have. */
function dealings(own: 'client' | 'partner', { requests, quotes }: Found): ResultGroup[] {
  const ofRequest = (request: string, event: string | null) =>
    own === 'partner' ? `/partner/requests/${request}` : `/client/partners/requests/${request}?event=${event}`;
  return [
    {
      label: text.kinds.requests,
      results: requests
        .filter((row) => row.side === own)
        .map((row) => ({ ...resultOf(row), hint: row.event_name, href: ofRequest(row.id, row.event_id) })),
    },
    {
      label: text.kinds.quotes,
      results: quotes
        .filter((row) => row.side === own)
        .map((row) => ({
          ...resultOf(row),
          hint: row.number === null ? text.draft : text.quote(row.number),
          href: own === 'partner' ? `/partner/quotes/${row.id}` : ofRequest(row.request_id, row.event_id),
        })),
    },
  ];
}

const personResult = (row: Found['people'][number]): Result => ({
  id: row.id,
  label: row.name || row.email || text.nameless,
  ...(row.email !== null && row.name !== '' && { hint: row.email }),
  href: row.role === 'admin' ? '/admin/admins' : `/admin/clients/${row.id}`,
});

const resultOf = (row: { id: string; name: string }) => ({ id: row.id, label: row.name || text.nameless });
