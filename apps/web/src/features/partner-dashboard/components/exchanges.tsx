// Unread messages, and the quotes that expire within a week.
import type { PartnerDashboard } from '#web/features/partner-dashboard/dashboard.ts';
import { formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { partnerDashboard } from '#web/locales/fr/partner/partner-dashboard.ts';
import { Block, RowLink } from '#web/ui/layout/block.tsx';

const { exchanges: text } = partnerDashboard;

export function Exchanges({ unread, quotes }: { unread: number; quotes: PartnerDashboard['expiring_quotes'] }) {
  return (
    <Block title={text.title}>
      <RowLink href="/partner/messages" name={text.messages} note={text.unread(unread)} isNew={unread > 0} />
      <h3 className="label-caps mt-4 text-metal">{text.expiring}</h3>
      {quotes.length === 0 ? (
        <p className="mt-2 text-quiet text-small">{text.noExpiring}</p>
      ) : (
        <ul aria-label={text.expiring} className="divide-y divide-hairline">
          {quotes.map((quote) => (
            <li key={quote.id}>
              <RowLink
                href={`/partner/requests/${quote.request_id}`}
                name={formatMoney(quote.total_ttc_cents)}
                note={`${quote.event_name}, ${text.until(formatShortDate(quote.valid_until)).toLowerCase()}`}
              />
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
