// Links to the directory of each trade.
import type { PartnerType } from '@liesse/domain';
import { Link } from 'react-router';
import { directoryAddress } from '#web/features/partners/addresses.ts';
import { useTrades } from '#web/lib/boot/trades.ts';

interface TradeListProps {
  label: string;
  current: PartnerType | null;
}

export function TradeList({ label, current }: TradeListProps) {
  const trades = useTrades();
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6">
        {trades.map(({ id, label: name }) => (
          <li key={id}>
            <Link
              to={directoryAddress(id)}
              aria-current={id === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center text-small underline-offset-8 hover:text-accent hover:underline aria-[current]:font-medium aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-ornament"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
