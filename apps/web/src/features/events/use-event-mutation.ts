// An act of the pages about an event. What is renewed may show why it was refused.
import { useQueryClient } from '@tanstack/react-query';
import { eventsKey } from '#web/features/events/queries.ts';
import { sentenceOf } from '#web/features/events/refusals.ts';
import { events } from '#web/locales/fr/events.ts';
import { type Act, useToldAct } from '#web/ui/use-told-act.ts';

export function useAct(): Act {
  const cache = useQueryClient();
  return useToldAct({
    renew: () => cache.invalidateQueries({ queryKey: eventsKey }),
    sentenceOf,
    failed: events.failed,
  });
}
