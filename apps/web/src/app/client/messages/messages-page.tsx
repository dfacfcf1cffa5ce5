// /client/messages: the conversations with the partners of the current event.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOutletContext } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { ConversationList } from '#web/features/conversations/components/conversation-list.tsx';
import { conversationsQuery, useLiveConversations } from '#web/features/conversations/queries.ts';
import { requestAddress } from '#web/features/event-partners/addresses.ts';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { serverNow } from '#web/lib/device/clock.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { messages as text } from '#web/locales/fr/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

export function Component() {
  const { canSeeBudget } = useCurrentEvent();
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      {canSeeBudget ? <Conversations /> : <EmptyState title={text.hidden.title} text={text.hidden.text} />}
    </>
  );
}

function Conversations() {
  const person = useOutletContext<Person>();
  const { id } = useCurrentEvent();
  const list = useQuery(conversationsQuery(id));
  const [now] = useState(serverNow);
  useLiveConversations(id, person.id);
  return (
    <>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      <QueryList
        list={list}
        failure={text.loadFailed}
        empty={
          <EmptyState title={text.empty.title} text={text.empty.text}>
            <ButtonLink href="/client/partners">{text.empty.action}</ButtonLink>
          </EmptyState>
        }
      >
        {(conversations) => (
          <ConversationList
            side="client"
            conversations={conversations}
            now={now}
            addressOf={({ request_id: request }) => requestAddress(request)}
          />
        )}
      </QueryList>
    </>
  );
}
