// /partner/messages/{request}: the conversations of the partner beside the open one, and the search in all messages.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useOutletContext, useParams } from 'react-router';
import { PartnerThread } from '#web/app/partner/requests/partner-thread.tsx';
import type { Person } from '#web/features/auth/session.ts';
import { ConversationList } from '#web/features/conversations/components/conversation-list.tsx';
import { MessageSearch } from '#web/features/conversations/components/message-search.tsx';
import { unreadFirst } from '#web/features/conversations/conversation.ts';
import { partnerConversationsQuery, useLivePartnerConversations } from '#web/features/conversations/queries.ts';
import { REQUESTS_PATH, requestAddress } from '#web/features/partner-requests/addresses.ts';
import { partnerRequestQuery, useLiveRequest } from '#web/features/partner-requests/queries.ts';
import { clientName } from '#web/features/partner-requests/request-text.ts';
import { serverNow } from '#web/lib/device/clock.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { messages as text } from '#web/locales/fr/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

const PATH = '/partner/messages';
const conversationAddress = (requestId: string): string => `${PATH}/${requestId}`;

export function Component() {
  const { requestId } = useParams();
  const isOpen = requestId !== undefined;
  return (
    <>
      <Metadata title={text.title} description={text.partner.description} />
      <div className={isOpen ? 'max-desktop:sr-only' : ''}>
        <h1 className="text-title">{text.title}</h1>
        <p className="mt-2 mb-8 max-w-measure text-quiet">{text.partner.lead}</p>
      </div>
      <div className="grid gap-x-12 desktop:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className={isOpen ? 'min-w-0 max-desktop:hidden' : 'min-w-0'}>
          <Conversations />
        </div>
        <div className={isOpen ? 'min-w-0' : 'min-w-0 max-desktop:hidden'}>
          {isOpen ? (
            <OpenConversation key={requestId} requestId={requestId} />
          ) : (
            <EmptyState title={text.partner.choose} text={text.partner.chooseText} />
          )}
        </div>
      </div>
    </>
  );
}

function Conversations() {
  const list = useInfiniteQuery(partnerConversationsQuery());
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const [now] = useState(serverNow);
  return (
    <>
      {list.isSuccess && <LiveConversations partnerId={list.data.pages[0]?.[0]?.partner_id ?? null} />}
      <div className="mb-5">
        <SearchField label={text.search.label} value={typed} onChange={setTyped} />
      </div>
      {words !== '' ? (
        <MessageSearch words={words} now={now} addressOf={conversationAddress} />
      ) : (
        <QueryList
          list={{
            data: list.data && unreadFirst(list.data.pages.flat()),
            isError: list.isError,
            refetch: list.refetch,
          }}
          failure={text.loadFailed}
          empty={
            <EmptyState title={text.partner.empty.title} text={text.partner.empty.text}>
              <ButtonLink href={REQUESTS_PATH}>{text.partner.empty.action}</ButtonLink>
            </EmptyState>
          }
        >
          {(conversations) => (
            <>
              <ConversationList
                side="partner"
                conversations={conversations}
                now={now}
                addressOf={({ request_id: request }) => conversationAddress(request)}
              />
              <MoreButton list={list}>{text.partner.more}</MoreButton>
            </>
          )}
        </QueryList>
      )}
    </>
  );
}

function LiveConversations({ partnerId }: { partnerId: string | null }) {
  const person = useOutletContext<Person>();
  useLivePartnerConversations(person.id, partnerId);
  return null;
}

function OpenConversation({ requestId }: { requestId: string }) {
  const { data, isError, refetch } = useQuery(partnerRequestQuery(requestId));
  useLiveRequest(requestId);
  if (data === undefined) {
    return isError ? (
      <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={8} />
    );
  }
  if (data === null) return <EmptyState title={text.partner.unknown} />;
  const name = clientName(data.request);
  return (
    <>
      <div className="desktop:hidden">
        <Breadcrumbs parents={[{ label: text.title, href: PATH }]} current={name} />
      </div>
      <header className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="wrap-anywhere font-display text-title">{name}</p>
          <p className="wrap-anywhere text-quiet text-small">
            {text.aboutEvent(data.request.event_name, data.request.starts_on)}
          </p>
        </div>
        <TextLink href={requestAddress(requestId)}>{text.partner.request}</TextLink>
      </header>
      <PartnerThread page={data} />
    </>
  );
}
