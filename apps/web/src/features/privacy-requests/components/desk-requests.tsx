// The requests that wait, by their deadline, or those that were answered, newest first.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DeskRequestLine } from '#web/features/privacy-requests/components/desk-request-line.tsx';
import { deskQuery } from '#web/features/privacy-requests/queries.ts';
import { adminPrivacy } from '#web/locales/fr/admin/privacy.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ToggleGroup } from '#web/ui/fields/toggle-group.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const { requests: text } = adminPrivacy;
const STATE = 'etat';
const ANSWERED = 'traitees';

export function DeskRequests() {
  const [search, setSearch] = useSearchParams();
  const isAnswered = search.get(STATE) === ANSWERED;
  const list = useInfiniteQuery(deskQuery(isAnswered));
  return (
    <>
      <div className="mb-6">
        <ToggleGroup
          label={text.state}
          options={[
            { value: 'open', label: text.states.open },
            { value: ANSWERED, label: text.states.answered },
          ]}
          chosen={[isAnswered ? ANSWERED : 'open']}
          onToggle={(value) => setSearch(value === ANSWERED ? { [STATE]: ANSWERED } : {}, { replace: true })}
        />
      </div>
      <QueryList
        list={{ data: list.data?.pages.flatMap(({ rows }) => rows), isError: list.isError, refetch: list.refetch }}
        failure={text.loadFailed}
        empty={isAnswered ? <EmptyState {...text.emptyAnswered} /> : <NothingOpen />}
      >
        {(rows) => (
          <>
            <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-y">
              {rows.map((row) => (
                <DeskRequestLine key={row.id} request={row} />
              ))}
            </ul>
            <MoreButton list={list}>{text.more}</MoreButton>
          </>
        )}
      </QueryList>
    </>
  );
}

function NothingOpen() {
  const { title, text: description, action } = text.emptyOpen;
  return (
    <EmptyState title={title} text={description}>
      <ButtonLink href="/privacy/request" look="secondary">
        {action}
      </ButtonLink>
    </EmptyState>
  );
}
