// Lists the recent activities of the members.
import { useState } from 'react';
import type { Activity } from '#web/features/dashboard/dashboard.ts';
import { activitySentence } from '#web/features/dashboard/words.ts';
import { serverNow } from '#web/lib/device/clock.ts';
import { formatSince } from '#web/lib/format/format.ts';
import { dashboard } from '#web/locales/fr/client/dashboard.ts';
import { Block } from '#web/ui/layout/block.tsx';

const { activity: text } = dashboard;

export function ActivityList({ activity, personId }: { activity: readonly Activity[]; personId: string }) {
  const [now] = useState(serverNow);
  const sentences = activity.flatMap((done) => {
    const sentence = activitySentence(done, personId);
    return sentence === null ? [] : [{ id: done.id, sentence, since: formatSince(new Date(done.created_at), now) }];
  });
  return (
    <Block title={text.title}>
      {sentences.length === 0 ? (
        <p className="mt-2 text-quiet text-small">{text.none}</p>
      ) : (
        <ul className="mt-1 gap-x-12 tablet:columns-2">
          {sentences.map(({ id, sentence, since }) => (
            <li key={id} className="break-inside-avoid border-hairline border-b py-3 wrap-anywhere">
              <p className="leading-snug">{sentence}</p>
              <p className="text-quiet text-small">{since}</p>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
