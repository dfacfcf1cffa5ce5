// The secret address by which a calendar application reads the bookings. It is shown once, when it is created or replaced.
import { useState } from 'react';
import { useCreateFeedMutation, useEndFeedMutation } from '#web/features/partner-calendar/mutations.ts';
import type { CalendarSettings } from '#web/features/partner-calendar/queries.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';
import { formatDay, formatMoment } from '#web/lib/format/format.ts';
import { partnerCalendar } from '#web/locales/fr/partner/partner-calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CopyAddress } from '#web/ui/fields/copy-address.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { feed: text } = partnerCalendar;

export function FeedSection({ personId, settings }: { personId: string; settings: CalendarSettings }) {
  const { feed_created_at: created, feed_read_at: read } = settings;
  const [token, setToken] = useState<string | null>(null);
  const createMutation = useCreateFeedMutation(personId, setToken);
  const endMutation = useEndFeedMutation(personId);
  const error = createMutation.errorMessage ?? endMutation.errorMessage;

  async function create() {
    const question = { title: text.renewTitle, description: text.renewText, action: text.renew };
    if (created !== null && !(await confirm(question))) return;
    endMutation.reset();
    await createMutation.run();
  }

  async function end() {
    const question = { title: text.endTitle, description: text.endText, action: text.end, isDangerous: true };
    if (!(await confirm(question))) return;
    createMutation.reset();
    if ((await endMutation.run()) !== null) setToken(null);
  }

  return (
    <Section title={text.title} description={text.description}>
      <div className="flex max-w-measure flex-col gap-5">
        {error !== null && <Notice tone="danger">{error}</Notice>}
        {token !== null && (
          <CopyAddress address={`${platformAccess().url}/functions/v1/partner-bookings-calendar?token=${token}`} />
        )}
        <p className="text-quiet text-small">
          {created === null
            ? text.none
            : `${text.since(formatDay(new Date(created)))} ${read === null ? text.unread : text.read(formatMoment(new Date(read)))}`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" isBusy={createMutation.isPending} onClick={() => void create()}>
            {created === null ? text.create : text.renew}
          </Button>
          {created !== null && (
            <Button look="quiet" isBusy={endMutation.isPending} onClick={() => void end()}>
              {text.end}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}
