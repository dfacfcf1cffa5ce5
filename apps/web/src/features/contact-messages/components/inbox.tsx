// The list of messages. Its state, its search and the open message are in the address.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MessagePanel } from '#web/features/contact-messages/components/message-panel.tsx';
import { messageStates } from '#web/features/contact-messages/message.ts';
import { inboxQuery } from '#web/features/contact-messages/queries.ts';
import { formatMoment } from '#web/lib/format/format.ts';
import { contactMessages as text } from '#web/locales/fr/admin/messages.ts';
import { contact } from '#web/locales/fr/public/contact.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { ToggleGroup } from '#web/ui/fields/toggle-group.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const STATE = 'etat';
const WORDS = 'recherche';
const OPEN = 'message';

export function Inbox() {
  const [search, setSearch] = useSearchParams();
  const state = messageStates.find((one) => one === search.get(STATE)) ?? 'new';
  const words = search.get(WORDS) ?? '';
  const openId = search.get(OPEN);
  const list = useInfiniteQuery(inboxQuery(state, words.trim()));

  function set(name: string, value: string | null, replace = true) {
    // The address is ahead of the page: see use-address-filters.ts.
    const next = new URLSearchParams(window.location.search);
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace });
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <div className="w-full tablet:w-96">
          <SearchField label={text.search} value={words} onChange={(value) => set(WORDS, value)} />
        </div>
        <ToggleGroup
          label={text.state}
          options={messageStates.map((value) => ({ value, label: text.states[value] }))}
          chosen={[state]}
          onToggle={(value) => set(STATE, value === 'new' ? null : value)}
        />
      </div>
      <QueryList
        list={{ data: list.data?.pages.flat(), isError: list.isError, refetch: list.refetch }}
        failure={text.loadFailed}
        empty={
          words === '' ? (
            <EmptyState title={text.empty} text={text.emptyText} />
          ) : (
            <EmptyState title={text.notFound}>
              <Button look="secondary" onClick={() => set(WORDS, null)}>
                {text.clear}
              </Button>
            </EmptyState>
          )
        }
      >
        {(messages) => (
          <>
            <ul aria-label={text.list} className="divide-y divide-hairline border-hairline border-y">
              {messages.map((message) => (
                <li key={message.id} className="relative py-4 hover:bg-panel">
                  <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere text-heading">
                    <button
                      type="button"
                      onClick={() => set(OPEN, message.id, false)}
                      className="min-h-11 text-left after:absolute after:inset-0"
                    >
                      {message.name}
                    </button>
                    <span className="font-text text-quiet text-small">{contact.topics[message.topic]}</span>
                    {message.is_answered && <Badge tone="success">{text.answered}</Badge>}
                  </h2>
                  <p className="line-clamp-2 max-w-measure wrap-anywhere text-quiet">{message.excerpt}</p>
                  <p className="mt-1 text-quiet text-small">{formatMoment(new Date(message.created_at))}</p>
                </li>
              ))}
            </ul>
            <MoreButton list={list}>{text.more}</MoreButton>
          </>
        )}
      </QueryList>
      {openId !== null && <MessagePanel key={openId} messageId={openId} onClose={() => set(OPEN, null)} />}
    </>
  );
}
