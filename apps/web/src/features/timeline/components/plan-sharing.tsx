// The switch that shows the plan of the day to the partners who are booked, on the page of their booking.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sharePlan } from '#web/features/timeline/mutations.ts';
import { planSharingQuery } from '#web/features/timeline/queries.ts';
import { timeline } from '#web/locales/fr/client/timeline.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { Switch } from '#web/ui/fields/switch.tsx';

const { sharing: text } = timeline;

export function PlanSharing({ eventId }: { eventId: string }) {
  const { queryKey } = planSharingQuery(eventId);
  const { data: isShared } = useQuery(planSharingQuery(eventId));
  const cache = useQueryClient();
  const share = useToastMutation({
    mutationFn: (shares: boolean) => sharePlan(eventId, shares),
    invalidates: [queryKey],
    optimistic: (shares) => {
      const before = cache.getQueryData(queryKey);
      cache.setQueryData(queryKey, shares);
      return () => cache.setQueryData(queryKey, before);
    },
    success: (_, shares) => ({ title: shares ? text.shared : text.hidden }),
  });
  return (
    <Switch
      label={text.label}
      hint={text.hint}
      checked={isShared ?? false}
      disabled={isShared === undefined}
      error={share.errorMessage ?? undefined}
      onChange={({ target }) => void share.run(target.checked)}
    />
  );
}
