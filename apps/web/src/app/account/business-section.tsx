// The business of a partner, on the account's page.
import { useQuery } from '@tanstack/react-query';
import { AccountBlock, AccountGroup } from '#web/features/account/components/account-part.tsx';
import { Loaded } from '#web/features/account/components/query-content.tsx';
import { BusinessForm } from '#web/features/listing/components/business-form.tsx';
import { listingQuery } from '#web/features/listing/listing.ts';
import { listing as texts } from '#web/locales/fr/partner/listing.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const { business: text } = texts;

export function BusinessSection() {
  const listing = useQuery(listingQuery);
  return (
    <AccountGroup id="entreprise" title={text.title}>
      <Loaded query={listing}>
        {(own) =>
          own === null ? (
            <div className="max-w-measure py-8">
              <p className="text-quiet">{text.needsListing}</p>
              <p className="mt-5">
                <ButtonLink href="/partner/listing/new" look="secondary">
                  {text.start}
                </ButtonLink>
              </p>
            </div>
          ) : (
            <BusinessForm listing={own} Block={AccountBlock} />
          )
        }
      </Loaded>
    </AccountGroup>
  );
}
