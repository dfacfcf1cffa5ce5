// The conversation of a request on the partner's side, with the saved replies.

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useOutletContext } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { SavedReplies } from '#web/features/conversations/components/saved-replies.tsx';
import { Thread } from '#web/features/conversations/components/thread.tsx';
import { partnerConversationsKey } from '#web/features/conversations/queries.ts';
import type { PartnerRequestPage } from '#web/features/partner-requests/partner-request.ts';
import { partnerRequestQuery } from '#web/features/partner-requests/queries.ts';
import { clientName } from '#web/features/partner-requests/request-text.ts';
import { ReportLink } from '#web/features/reports/components/report-link.tsx';
import { isOpenRequest, openingMessage } from '#web/lib/api/request-schemas.ts';

export function PartnerThread({ page }: { page: PartnerRequestPage }) {
  const { request } = page;
  const person = useOutletContext<Person>();
  const cache = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const unreadKeys = [partnerConversationsKey, partnerRequestQuery(request.id).queryKey];
  return (
    <Thread
      side="partner"
      conversationId={page.conversation_id}
      otherName={clientName(request)}
      personId={person.id}
      canWrite
      isClosed={!isOpenRequest(request) && request.state !== 'accepted' && request.state !== 'done'}
      messages={[openingMessage(request), ...page.messages]}
      unread={page.unread}
      readAt={page.read_at}
      onRead={() => unreadKeys.forEach((queryKey) => void cache.invalidateQueries({ queryKey }))}
      fieldRef={field}
      Tools={SavedReplies}
      renderReport={({ id, author_name: name }) => <ReportLink kind="message" subjectId={id} name={name} />}
    />
  );
}
