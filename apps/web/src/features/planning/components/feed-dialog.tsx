// The secret address by which the planning appears in somebody's own calendar: made, replaced, ended. It is shown once.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { createFeed, endFeed, sentenceOf } from '#web/features/planning/mutations.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import { feedQuery } from '#web/features/planning/queries.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';
import { formatDay, formatMoment } from '#web/lib/format/format.ts';
import { planning } from '#web/locales/fr/planning.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { feed: text } = planning;

export default function FeedDialog({ onClose }: { onClose: () => void }) {
  const { event } = usePlanning();
  const cache = useQueryClient();
  const { data: feed, isError, refetch } = useQuery(feedQuery(event.id));
  const [token, setToken] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const renew = () => cache.invalidateQueries({ queryKey: feedQuery(event.id).queryKey });

  async function make() {
    const question = { title: text.renewTitle, description: text.renewText, action: text.renew };
    if (feed && !(await confirm(question))) return;
    setBusy(true);
    const made = await createFeed(event.id);
    setRefusal(made.ok ? null : sentenceOf(made));
    if (made.ok) setToken(made.token);
    await renew();
    setBusy(false);
  }

  async function end() {
    const question = { title: text.endTitle, description: text.endText, action: text.end, isDangerous: true };
    if (!(await confirm(question))) return;
    const ended = await endFeed(event.id);
    setRefusal(ended.ok ? null : sentenceOf(ended));
    if (ended.ok) {
      setToken(null);
      toast({ title: text.ended });
    }
    await renew();
  }

  return (
    <Dialog isOpen onClose={onClose} title={text.title} description={text.text}>
      <div className="flex flex-col gap-5">
        {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
        {feed === undefined && !isError && <SkeletonLines count={2} />}
        {isError && <ErrorState message={planning.loadMoreFailed} onRetry={() => void refetch()} />}
        {feed === null && <p className="text-quiet">{text.none}</p>}
        {token !== null && <NewAddress token={token} />}
        {feed && (
          <p className="text-quiet text-small">
            {text.since(formatDay(new Date(feed.created_at)))}{' '}
            {feed.last_read_at === null ? text.unread : text.read(formatMoment(new Date(feed.last_read_at)))}
          </p>
        )}
        {feed !== undefined && (
          <div className="flex flex-wrap gap-3">
            <Button look={feed === null ? 'primary' : 'secondary'} isBusy={isBusy} onClick={() => void make()}>
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

function NewAddress({ token }: { token: string }) {
  const address = `${platformAccess().url}/functions/v1/planning-calendar?token=${token}`;

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { title: text.copied } : { variant: 'destructive', title: text.notCopied });
  }

  return (
    <div className="flex flex-col gap-4">
      <Notice tone="success" title={text.created}>
        {text.shownOnce}
      </Notice>
      <TextField label={text.address} value={address} readOnly onFocus={({ target }) => target.select()} />
      <div>
        <Button icon={<Copy aria-hidden className="size-5" strokeWidth={1.5} />} onClick={() => void copy()}>
          {text.copy}
        </Button>
      </div>
    </div>
  );
}
