// The business behind a listing, with the checks of its numbers, and the account of its owner.
import { formatSiret, isSiret, isVatNumber, sirenOf } from '@liesse/domain';
import { CircleAlert, CircleCheck, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Business, PartnerReview } from '#web/features/admin-partners/moderation.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { adminPartners } from '#web/locales/fr/admin/partners.ts';
import { listing as listingText } from '#web/locales/fr/partner/listing.ts';
import { Block } from '#web/ui/layout/block.tsx';

const { business: text, owner: ownerText } = adminPartners;
const REGISTER = 'https://annuaire-entreprises.data.gouv.fr/etablissement/';

export function BusinessBlock({ listing }: { listing: PartnerReview }) {
  const { business, owner } = listing;
  return (
    <>
      <Block title={text.title}>
        {business === null ? (
          <p className="text-quiet">{text.none}</p>
        ) : (
          <Facts>
            <FactRow label={text.legalName}>{business.legal_name}</FactRow>
            <FactRow label={text.legalForm}>{listingText.business.legalForms[business.legal_form]}</FactRow>
            <FactRow label={text.siret}>
              <span className="tabular-nums">{formatSiret(business.siret)}</span>
              <Check isRight={isSiret(business.siret)}>
                {isSiret(business.siret) ? text.siretRight : text.siretWrong}
              </Check>
              <a
                href={REGISTER + business.siret}
                target="_blank"
                rel="noreferrer"
                className="mt-1 inline-flex min-h-11 items-center gap-2 text-accent text-small underline underline-offset-4"
              >
                {text.register}
                <ExternalLink aria-hidden className="size-4" strokeWidth={1.5} />
              </a>
            </FactRow>
            <FactRow label={text.vat}>
              <Vat business={business} />
            </FactRow>
            <FactRow label={text.address}>
              {[business.street, [business.postcode, business.commune].filter(Boolean).join(' ')]
                .filter(Boolean)
                .join(', ')}
            </FactRow>
            <FactRow label={text.rcs}>{business.rcs_city}</FactRow>
            <FactRow label={text.phone}>{formatPhone(business.phone ?? '')}</FactRow>
            <FactRow label={text.email}>{business.email}</FactRow>
            <FactRow label={text.insurance}>{business.insurance}</FactRow>
            <FactRow label={text.bank}>{listing.has_iban ? text.hasBank : null}</FactRow>
          </Facts>
        )}
      </Block>
      <Block title={ownerText.title}>
        <Facts>
          <FactRow label={ownerText.name}>{owner.name}</FactRow>
          <FactRow label={text.email}>{owner.email}</FactRow>
          <FactRow label={text.phone}>{formatPhone(owner.phone ?? '')}</FactRow>
          <FactRow label={ownerText.since}>{formatDay(new Date(owner.created_at))}</FactRow>
        </Facts>
      </Block>
    </>
  );
}

export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="divide-y divide-hairline">{children}</dl>
);

interface FactRowProps {
  label: string;
  children: ReactNode;
}

/** An unknown fact is named as such: an empty line would look like a mistake. */
export function FactRow({ label, children }: FactRowProps) {
  const isKnown = children !== null && children !== '';
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 tablet:grid-cols-[11rem_1fr] tablet:items-baseline">
      <dt className="text-quiet text-small">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
        {isKnown ? children : <span className="text-quiet">{text.unknown}</span>}
      </dd>
    </div>
  );
}

function Vat({ business }: { business: Business }) {
  const { vat_number: number, siret } = business;
  if (business.vat_regime === 'franchise' || number === null) return text.franchise;
  const isRight = isVatNumber(number) && number.slice(4) === sirenOf(siret);
  return <Check isRight={isRight}>{isRight ? text.vatRight(number) : text.vatWrong(number)}</Check>;
}

function Check({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  const Icon = isRight ? CircleCheck : CircleAlert;
  return (
    <span className={`flex items-center gap-2 text-small ${isRight ? 'text-success' : 'text-danger'}`}>
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
      {children}
    </span>
  );
}
