// One listing with everything that a decision needs. The decisions stay in view beside it.
import type { ReactNode } from 'react';
import { BusinessBlock } from '#web/features/admin-partners/components/business-block.tsx';
import { ChangesBlock } from '#web/features/admin-partners/components/changes-block.tsx';
import {
  PresentationBlock,
  QuestionsBlock,
  ServicesBlock,
} from '#web/features/admin-partners/components/content-blocks.tsx';
import { DecisionPanel } from '#web/features/admin-partners/components/decision-panel.tsx';
import { PhotosBlock } from '#web/features/admin-partners/components/photos-block.tsx';
import {
  ActivityBlock,
  DuplicatesBlock,
  HistoryBlock,
} from '#web/features/admin-partners/components/record-blocks.tsx';
import type { PartnerReview } from '#web/features/admin-partners/moderation.ts';
import { useLivePartner } from '#web/features/admin-partners/queries.ts';
import { useTradeLabel } from '#web/lib/boot/trades.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { adminPartners as text } from '#web/locales/fr/admin/partners.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';

interface PartnerScreenProps {
  listing: PartnerReview;
  /** The map of the area; null without a place on it. */
  map: ReactNode;
}

export function PartnerScreen({ listing, map }: PartnerScreenProps) {
  useLivePartner(listing.id);
  const trade = useTradeLabel()(listing.type);
  return (
    <>
      <Breadcrumbs parents={[{ label: text.title, href: '/admin/partners' }]} current={listing.name} />
      <h1 className="mt-2 wrap-anywhere text-title">{listing.name}</h1>
      <p className="mt-2 text-quiet">{[trade, listing.commune].filter(Boolean).join(', ')}</p>
      <div className="mt-8 grid gap-x-12 gap-y-8 desktop:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="desktop:order-2">
          <div className="desktop:sticky desktop:top-8">
            <DecisionPanel listing={listing} />
            {listing.state === 'listed' && (
              <p className="mt-3">
                <ButtonLink href={`/partners/${listing.type}/${listing.slug}`} look="quiet" size="small">
                  {text.publicPage}
                </ButtonLink>
              </p>
            )}
          </div>
        </div>
        <div className="min-w-0">
          {listing.changes !== null && <ChangesBlock listing={listing} changes={listing.changes} />}
          <BusinessBlock listing={listing} />
          <DuplicatesBlock duplicates={listing.duplicates} />
          <PresentationBlock listing={listing} />
          <PhotosBlock photos={listing.photos} />
          <ServicesBlock services={listing.services} />
          <Block title={text.area.title}>
            <p>{areaOf(listing)}</p>
            {map !== null && <div className="mt-3 max-w-96">{map}</div>}
          </Block>
          <QuestionsBlock questions={listing.questions} />
          <ActivityBlock listing={listing} />
          <HistoryBlock listing={listing} />
        </div>
      </div>
    </>
  );
}

function areaOf({ commune, postcode, travels_km: km }: PartnerReview): string {
  if (commune === '') return text.area.none;
  const place = [commune, postcode].filter(Boolean).join(' ');
  return km > 0 ? text.area.travels(place, formatCount(km)) : text.area.stays(place);
}
