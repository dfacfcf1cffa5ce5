// What is known of a listing beyond its own words: possible duplicates, activity and the history of its decisions.
import { Link } from 'react-router';
import { StateBadge } from '#web/features/admin-partners/components/state-badge.tsx';
import type { PartnerReview } from '#web/features/admin-partners/moderation.ts';
import { useTradeLabel } from '#web/lib/boot/trades.ts';
import { formatCount, formatMoment } from '#web/lib/format/format.ts';
import { adminPartners } from '#web/locales/fr/admin/partners.ts';
import { Block } from '#web/ui/layout/block.tsx';

const { duplicates: duplicatesText, activity: activityText, history: text } = adminPartners;

export function DuplicatesBlock({ duplicates }: Pick<PartnerReview, 'duplicates'>) {
  const labelOf = useTradeLabel();
  return (
    <Block title={duplicatesText.title}>
      {duplicates.length === 0 ? (
        <p className="text-quiet">{duplicatesText.none}</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {duplicates.map((other) => (
            <li key={other.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
              <div className="min-w-0">
                <Link
                  to={`/admin/partners/${other.id}`}
                  className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline"
                >
                  {other.name}
                </Link>
                <p className="text-quiet text-small">
                  {[labelOf(other.type), other.commune].filter(Boolean).join(', ')}
                </p>
              </div>
              <p className="flex flex-wrap items-center gap-x-3 text-small">
                {other.why.map((why) => duplicatesText.why[why]).join(', ')}
                <StateBadge listing={{ state: other.state, is_correction: false }} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

export function ActivityBlock({ listing }: { listing: PartnerReview }) {
  const figures = (['requests', 'bookings', 'reviews', 'reports'] as const).map((name) => ({
    name,
    label: activityText[name],
    value: formatCount(listing[name]),
  }));
  return (
    <Block
      title={activityText.title}
      {...(listing.reports > 0 && { href: '/admin/reviews', linkLabel: activityText.moderate })}
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 tablet:grid-cols-4">
        {figures.map(({ name, label, value }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-quiet text-small">{label}</dt>
            <dd className="font-display text-figure tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

export function HistoryBlock({ listing }: { listing: PartnerReview }) {
  return (
    <Block title={text.title}>
      <ol className="divide-y divide-hairline">
        {listing.history.map((entry) => (
          <li key={entry.id} className="py-3">
            <p className="wrap-anywhere">
              {text.by(text.actions[entry.action] ?? text.other, entry.actor_name ?? text.somebody)}
            </p>
            {entry.reason !== null && (
              <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere border-ornament border-l pl-4 text-quiet">
                {entry.reason}
              </p>
            )}
            <p className="mt-1 text-quiet text-small">{formatMoment(new Date(entry.at))}</p>
          </li>
        ))}
        <li className="py-3">
          <p>{text.created}</p>
          <p className="mt-1 text-quiet text-small">{formatMoment(new Date(listing.created_at))}</p>
        </li>
      </ol>
    </Block>
  );
}
