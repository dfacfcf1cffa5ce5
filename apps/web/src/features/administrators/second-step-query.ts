// Whether this administrator has to add a second step first. It is apart from the other queries, because the layout of the area needs
// it alone.
import { queryOptions } from '@tanstack/react-query';
import { refusalOf } from '#web/lib/api/refusal.ts';
import { supabase } from '#web/lib/api/supabase.ts';

/** Every request of an administrator who needs a second step and has none is refused with this reason, so that one is enough. */
export const needsSecondStepQuery = (personId: string) =>
  queryOptions({
    queryKey: ['needs-second-step', personId],
    queryFn: async ({ signal }): Promise<boolean> => {
      const client = await supabase();
      const { error } = await client.from('profiles').select('id').eq('id', personId).abortSignal(signal);
      if (error === null) return false;
      if (refusalOf(error).code === 'insufficient_aal') return true;
      throw error;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
