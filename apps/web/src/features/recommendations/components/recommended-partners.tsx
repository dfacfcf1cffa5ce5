// The colleagues that a partner recommends to the hosts, on the page of their request.
import { findTrade } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDismissMutation } from '#web/features/recommendations/mutations.ts';
import { requestRecommendationsQuery } from '#web/features/recommendations/queries.ts';
import { partnerUrl } from '#web/lib/seo/public-urls.ts';
import { recommendations } from '#web/locales/fr/partner/recommendations.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

const { client: text } = recommendations;

interface RecommendedPartnersProps {
  requestId: string;
  partnerName: string;
  canEdit: boolean;
}

export function RecommendedPartners({ requestId, partnerName, canEdit }: RecommendedPartnersProps) {
  const id = useId();
  const { data: items = [] } = useQuery(requestRecommendationsQuery(requestId));
  const dismiss = useDismissMutation(requestId);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-ornament border-t pt-4">
      <h2 id={id} className="wrap-anywhere text-heading">
        {text.title(partnerName)}
      </h2>
      <p className="mt-1 text-quiet text-small">{text.text}</p>
      <ul className="mt-3 divide-y divide-hairline border-hairline border-b">
        {items.map(({ id: itemId, note, state, partner }) => (
          <li key={itemId} className="py-4">
            <p className="wrap-anywhere font-medium">{partner.name}</p>
            <p className="text-quiet text-small">
              {[findTrade(partner.type)?.name, partner.commune].filter(Boolean).join(', ')}
            </p>
            {note !== '' && (
              <p className="mt-2 max-w-measure wrap-anywhere">
                {'«\u00a0'}
                {note}
                {'\u00a0»'}
              </p>
            )}
            <p className="mt-3 flex flex-wrap items-center gap-3">
              <ButtonLink href={partnerUrl(partner)} look="secondary" size="small">
                {text.see}
              </ButtonLink>
              {state === 'followed' ? (
                <span className="text-small text-success">{text.asked}</span>
              ) : (
                canEdit && (
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={text.dismissOf(partner.name)}
                    onClick={() => void dismiss.run(itemId)}
                  >
                    {text.dismiss}
                  </Button>
                )
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
