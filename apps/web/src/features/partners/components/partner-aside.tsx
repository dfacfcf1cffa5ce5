// The side column of a partner's page: price, availability on the searched date, quote request and facts.
import { Check, Minus } from 'lucide-react';
import { FactList } from '#web/features/partners/components/fact-list.tsx';
import { PriceText } from '#web/features/partners/components/price-text.tsx';
import { QuoteBox } from '#web/features/partners/components/quote-box.tsx';
import type { PartnerPage } from '#web/features/partners/partner.ts';
import { partnerPage as text } from '#web/locales/fr/public/partner-page.ts';

export function PartnerAside({ partner }: { partner: PartnerPage }) {
  return (
    <div className="flex flex-col gap-8">
      <div className="border-ornament border-y py-6">
        <PriceText price={partner.price} />
        {partner.asked !== null && <AskedDay asked={partner.asked} />}
        <QuoteBox partner={partner} isTaken={partner.asked?.isFree === false} />
      </div>
      <div>
        <h2 className="text-heading">{text.facts.title}</h2>
        <div className="mt-3">
          <FactList facts={partner.facts} />
        </div>
        {partner.checkedOn !== null && <p className="mt-3 text-quiet text-small">{text.checked(partner.checkedOn)}</p>}
        {partner.website !== null && (
          <p className="mt-2">
            <a
              href={partner.website}
              rel="nofollow noopener noreferrer"
              className="inline-flex min-h-11 items-center text-accent text-small underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {text.quote.visit}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

function AskedDay({ asked: { day, isFree } }: { asked: { day: string; isFree: boolean } }) {
  const Icon = isFree ? Check : Minus;
  const { availability } = text;
  return (
    <p className={`mt-2 flex items-start gap-2 ${isFree ? 'text-success' : 'text-quiet'}`}>
      <Icon aria-hidden className="mt-1 size-5 shrink-0" strokeWidth={1.5} />
      {isFree ? availability.isFree(day) : availability.isTaken(day)}
    </p>
  );
}
