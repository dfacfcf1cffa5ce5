// The secret address by which a calendar application reads the planning. It is shown once, when it is created or replaced.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createFeed, deleteFeed } from '#web/features/planning/mutations.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { feedQuery } from '#web/features/planning/queries.ts';
import { refusalSentence } from '#web/lib/api/calls.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';
import { formatDay, formatMoment } from '#web/lib/format/format.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { CopyAddress } from '#web/ui/fields/copy-address.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { feed: text } = planning;

const errorMessage = (refusal: Refusal): string => refusalSentence(refusal, planning.refusals);

export default function FeedDialog({ onClose }: { onClose: () => void }) {
  const { event } = usePlanning();
  const query = feedQuery(event.id);
  const { data: feed, isError, refetch } = useQuery(query);
  const [token, setToken] = useState<string | null>(null);
  const createMutation = useToastMutation({
    mutationFn: () => createFeed(event.id),
    invalidates: [query.queryKey],
    errorMessage,
    onSuccess: (created) => setToken(created.token),
  });
  const deleteMutation = useToastMutation({
    mutationFn: () => deleteFeed(event.id),
    invalidates: [query.queryKey],
    success: { title: text.ended },
    errorMessage,
    onSuccess: () => setToken(null),
  });
  const error = createMutation.errorMessage ?? deleteMutation.errorMessage;

  async function create() {
    const question = { title: text.renewTitle, description: text.renewText, action: text.renew };
    if (feed && !(await confirm(question))) return;
    deleteMutation.reset();
    await createMutation.run();
  }

  async function end() {
    const question = { title: text.endTitle, description: text.endText, action: text.end, isDangerous: true };
    if (!(await confirm(question))) return;
    createMutation.reset();
    await deleteMutation.run();
  }

  return (
    <Dialog isOpen onClose={onClose} title={text.title} description={text.text}>
      <div className="flex flex-col gap-5">
        {error !== null && <Notice tone="danger">{error}</Notice>}
        {feed === undefined && !isError && <SkeletonLines count={2} />}
        {isError && <ErrorState message={planning.loadMoreFailed} onRetry={() => void refetch()} />}
        {feed === null && <p className="text-quiet">{text.none}</p>}
        {token !== null && (
          <CopyAddress address={`${platformAccess().url}/functions/v1/planning-calendar?token=${token}`} />
        )}
        {feed && (
          <p className="text-quiet text-small">
            {text.since(formatDay(new Date(feed.created_at)))}{' '}
            {feed.last_read_at === null ? text.unread : text.read(formatMoment(new Date(feed.last_read_at)))}
          </p>
        )}
        {feed !== undefined && (
          <div className="flex flex-wrap gap-3">
            <Button
              look={feed === null ? 'primary' : 'secondary'}
              isBusy={createMutation.isPending}
              onClick={() => void create()}
            >
              {feed === null ? text.create : text.renew}
            </Button>
            {feed !== null && (
              <Button look="quiet" onClick={() => void end()}>
                {text.end}
              </Button>
            )}
          </div>
        )}
        <div className="border-hairline border-t pt-4">
          <p className="text-small">{text.mail}</p>
          <div className="-ml-4">
            <ButtonLink href="/client/account#notifications" look="quiet" size="small">
              {text.mailLink}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
