// A mutation of something that belongs to an event, with the sentences of the event's refusals.
import { eventRefusalSentence } from '#web/features/events/refusals.ts';
import { events } from '#web/locales/fr/client/events.ts';
import {
  type ToastMutation,
  type ToastMutationOptions,
  useToastMutation,
} from '#web/ui/feedback/use-toast-mutation.ts';

type EventMutationOptions<Variables, Data extends { ok: true }> = Omit<
  ToastMutationOptions<Variables, Data>,
  'errorTitle' | 'errorMessage'
> & { errorTitle?: string };

export const useEventMutation = <Data extends { ok: true }, Variables = void>(
  options: EventMutationOptions<Variables, Data>,
): ToastMutation<Variables, Data> =>
  useToastMutation({ errorTitle: events.failed, ...options, errorMessage: eventRefusalSentence });
