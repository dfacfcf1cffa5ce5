// The starting price of a partner and its unit.
import type { Price } from '#web/features/partners/cards.ts';
import { partners } from '#web/locales/fr/public/partners.ts';

const { card: text } = partners;

export function PriceText({ price }: { price: Price | null }) {
  if (price === null) return <p className="text-quiet text-small">{text.onRequest}</p>;
  return (
    <p className="text-small">
      <span className="text-quiet">{text.from}</span>{' '}
      <span className="font-medium tabular-nums">
        {price.amount} {price.unit}
      </span>
    </p>
  );
}
