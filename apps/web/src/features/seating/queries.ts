// Queries of the seating plans of an event, and of one plan with everything on it.
import type { Tables } from '@liesse/database';
import { queryOptions } from '@tanstack/react-query';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { type SeatingPage, seatingPage } from '#web/features/seating/page.ts';
import { signedUrlQuery, signUrl } from '#web/lib/api/signed-url.ts';
import { supabase } from '#web/lib/api/supabase.ts';

export type PlanOption = Pick<Tables<'seating_plans'>, 'id' | 'name' | 'moment_id' | 'is_chosen'>;

export const plansQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventKeys.seating(eventId), 'plans'],
    queryFn: async ({ signal }): Promise<PlanOption[]> => {
      const client = await supabase();
      const { data } = await client
        .from('seating_plans')
        .select('id, name, moment_id, is_chosen')
        .eq('event_id', eventId)
        .order('created_at')
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

export const seatingQuery = (eventId: string, planId: string) =>
  queryOptions({
    queryKey: [...eventKeys.seating(eventId), 'plan', planId],
    queryFn: async ({ signal }): Promise<SeatingPage> => {
      const client = await supabase();
      const { data } = await client.rpc('seating_page', { of_plan: planId }).abortSignal(signal).throwOnError();
      return seatingPage.parse(data);
    },
  });

/** The documents of an event that may be drawn below its tables. */
export const picturesQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventKeys.documents(eventId), 'pictures'],
    queryFn: async ({ signal }): Promise<Array<Pick<Tables<'documents'>, 'id' | 'name'>>> => {
      const client = await supabase();
      const { data } = await client
        .from('documents')
        .select('id, name')
        .eq('event_id', eventId)
        .in('mime', ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
        .order('name')
        .order('id')
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  });

export const backgroundQuery = (path: string) => signedUrlQuery('event-documents', path, { width: 1600 });

/** The picture below the tables as it is printed: sharper than on a screen. */
export async function loadPrintedBackground(path: string): Promise<Uint8Array | null> {
  const response = await fetch(await signUrl('event-documents', path, { width: PRINTED_WIDTH }));
  if (!response.ok) throw new Error(`the background of the plan: ${response.status}`);
  const { jpegOf } = await import('#web/lib/files/shrink-picture.ts');
  return jpegOf(await response.blob());
}

const PRINTED_WIDTH = 2500;
