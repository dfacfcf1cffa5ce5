// Delays the next entry and everything after it, in one tap. Whoever follows the day is notified, and it can be undone.
import type { QueryKey } from '@tanstack/react-query';
import type { Entry } from '#web/features/timeline/entries.ts';
import { type Delay, delayEntries } from '#web/features/timeline/mutations.ts';
import type { NewChange } from '#web/lib/offline/change.ts';
import { sendOrQueue } from '#web/lib/offline/send-or-queue.ts';
import { runningOrder as text } from '#web/locales/fr/client/running-order.ts';
import { timeline } from '#web/locales/fr/client/timeline.ts';
import { Button } from '#web/ui/button.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

const DELAYS = [5, 15, 30] as const;

export function DelayButtons({ entry, queryKey }: { entry: Entry; queryKey: QueryKey }) {
  const delay = useToastMutation({
    mutationFn: (given: Delay) => sendOrQueue(changeOf(given), () => delayEntries(given)),
    invalidates: [queryKey],
    success: (_done, { entry: { id, title, starts_minute: start }, minutes }: Delay) => ({
      title: text.delayed(minutes),
      description: text.notified,
      action: {
        label: timeline.undo,
        elsewhere: timeline.undoElsewhere,
        run: () => void delay.run({ entry: { id, title, starts_minute: (start ?? 0) + minutes }, minutes: -minutes }),
      },
    }),
    errorTitle: text.failed,
  });
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-quiet text-small">{text.delay}</legend>
      <div className="flex flex-wrap gap-2">
        {DELAYS.map((minutes) => (
          <Button
            key={minutes}
            look="secondary"
            size="small"
            disabled={delay.isPending}
            onClick={() => void delay.run({ entry, minutes })}
          >
            {text.plus(minutes)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function changeOf({ entry: { id, title, starts_minute: start }, minutes }: Delay): NewChange | undefined {
  if (start === null) return undefined;
  const [mine, base] = [{ starts_minute: start + minutes }, { starts_minute: start }];
  return { kind: 'delay', table: 'timeline_items', row: id, mine, base, label: title };
}
