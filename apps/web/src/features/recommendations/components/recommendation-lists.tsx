// The recommendations of a partner: those given with the client they are for, and those received without it.
import { findTrade } from '@liesse/domain';
import type { ReactNode } from 'react';
import type {
  GivenRecommendation,
  RecommendationLists as Lists,
  ReceivedRecommendation,
} from '#web/features/recommendations/recommendation.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { partnerUrl } from '#web/lib/seo/public-urls.ts';
import { eventKindNames } from '#web/locales/fr/event-kinds.ts';
import { recommendations as text } from '#web/locales/fr/partner/recommendations.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

export function RecommendationLists({ given, received }: Lists) {
  return (
    <Tabs
      label={text.title}
      tabs={[
        { value: 'given', label: text.given.tab(given.length), content: <Given items={given} /> },
        { value: 'received', label: text.received.tab(received.length), content: <Received items={received} /> },
      ]}
    />
  );
}

function Given({ items }: { items: readonly GivenRecommendation[] }) {
  if (items.length === 0) {
    return (
      <EmptyState title={text.given.empty} text={text.given.emptyText}>
        <ButtonLink href="/partner/requests">{text.given.action}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul aria-label={text.given.list} className="divide-y divide-hairline border-hairline border-b">
      {items.map((item) => (
        <Row key={item.id} item={item}>
          <TextLink href={`/partner/requests/${item.request_id}`}>
            {text.given.to(item.client_name, item.event_name)}
          </TextLink>
          {item.note !== '' && (
            <span className="mt-1 block max-w-measure wrap-anywhere text-quiet">
              {'«\u00a0'}
              {item.note}
              {'\u00a0»'}
            </span>
          )}
        </Row>
      ))}
    </ul>
  );
}

function Received({ items }: { items: readonly ReceivedRecommendation[] }) {
  if (items.length === 0) return <EmptyState title={text.received.empty} text={text.received.emptyText} />;
  return (
    <ul aria-label={text.received.list} className="divide-y divide-hairline border-hairline border-b">
      {items.map((item) => (
        <Row key={item.id} item={item}>
          {text.received.kind(eventKindNames[item.kind])}
        </Row>
      ))}
    </ul>
  );
}

function Row({ item, children }: { item: GivenRecommendation | ReceivedRecommendation; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 py-5">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="wrap-anywhere text-heading">
          <TextLink href={partnerUrl(item)}>{item.name}</TextLink>
        </h2>
        <p className="text-quiet text-small">{[findTrade(item.type)?.name, item.commune].filter(Boolean).join(', ')}</p>
        <p className="mt-2">{children}</p>
      </div>
      <p className="text-small tablet:text-right">
        <span className={`block ${item.state === 'followed' ? 'font-medium text-success' : 'text-quiet'}`}>
          {text.states[item.state]}
        </span>
        <time dateTime={item.created_at} className="block text-quiet">
          {formatDay(new Date(item.created_at))}
        </time>
      </p>
    </li>
  );
}
