// Jobs and mails that failed for good, each to be retried or discarded.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDiscardMutation, useRetryMutation } from '#web/features/admin-system/mutations.ts';
import { failuresQuery } from '#web/features/admin-system/queries.ts';
import type { Failure } from '#web/features/admin-system/system.ts';
import { serverNow } from '#web/lib/device/clock.ts';
import { formatSince } from '#web/lib/format/format.ts';
import { adminSystem } from '#web/locales/fr/admin/system.ts';
import { Button } from '#web/ui/button.tsx';
import { Nothing } from '#web/ui/feedback/empty-block.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { failures: text } = adminSystem;

export function FailureList({ personId }: { personId: string }) {
  const list = useInfiniteQuery(failuresQuery(personId));
  return (
    <Block title={text.title}>
      <QueryList
        list={{
          data: list.data?.pages.flatMap(({ failures }) => failures),
          isError: list.isError,
          refetch: list.refetch,
        }}
        failure={text.loadFailed}
        empty={<Nothing title={text.empty} note={text.emptyText} />}
      >
        {(failures) => (
          <>
            <ul aria-label={text.list} className="divide-y divide-hairline">
              {failures.map((failure) => (
                <FailureItem key={failure.id} failure={failure} personId={personId} />
              ))}
            </ul>
            {list.hasNextPage && (
              <p className="mt-4">
                <Button look="secondary" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {text.older}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryList>
    </Block>
  );
}

function FailureItem({ failure, personId }: { failure: Failure; personId: string }) {
  const [now] = useState(serverNow);
  const retry = useRetryMutation(personId);
  const discard = useDiscardMutation(personId);
  const name = failure.mail_kind === null ? text.job(failure.task) : text.mail(failure.mail_kind);

  async function askToDiscard(): Promise<void> {
    const question = { title: text.discardTitle, description: text.discardText, action: text.discard };
    if (await confirm({ ...question, isDangerous: true })) await discard.run(failure.id);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p>{name}</p>
        <p className="wrap-anywhere text-quiet text-small">
          {[
            ...(failure.recipient === null ? [] : [text.to(failure.recipient)]),
            formatSince(new Date(failure.failed_at), now),
            text.after(failure.attempts),
          ].join(', ')}
        </p>
        {failure.last_error !== null && (
          <p lang="en" className="wrap-anywhere text-danger text-small">
            {failure.last_error}
          </p>
        )}
        {!failure.can_retry && <p className="text-quiet text-small">{text.erased}</p>}
      </div>
      <div className="flex gap-2 max-tablet:-ml-4">
        {failure.can_retry && (
          <Button
            look="secondary"
            size="small"
            aria-label={text.retryLabel(name)}
            isBusy={retry.isPending}
            onClick={() => void retry.run(failure.id)}
          >
            {text.retry}
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          aria-label={text.discardLabel(name)}
          isBusy={discard.isPending}
          onClick={() => void askToDiscard()}
        >
          {text.discard}
        </Button>
      </div>
    </li>
  );
}
