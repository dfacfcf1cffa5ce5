// The services of a partner with their prices.
import type { PartnerPage } from '#web/features/partners/partner.ts';
import { partnerPage } from '#web/locales/fr/public/partner-page.ts';

const { services: text } = partnerPage;

export function ServiceList({ services }: Pick<PartnerPage, 'services'>) {
  if (services.length === 0) return <p className="text-quiet">{text.empty}</p>;
  return (
    <>
      <ul className="border-hairline border-b">
        {services.map(({ id, name, description, price }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-hairline border-t py-4"
          >
            <div className="min-w-0 max-w-measure">
              <h3 className="break-words font-display text-lead">{name}</h3>
              {description !== '' && <p className="mt-1 break-words text-quiet text-small">{description}</p>}
            </div>
            <p className="shrink-0 tabular-nums">
              {price === null ? (
                <span className="text-quiet">{text.onRequest}</span>
              ) : (
                <>
                  <span className="font-medium">{price.amount}</span>{' '}
                  <span className="text-quiet text-small">{price.unit}</span>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-quiet text-small">{text.note}</p>
    </>
  );
}
