// Links to the trades of the directory on the home page.
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Band } from '#web/app/public/band.tsx';
import { useTrades } from '#web/lib/boot/trades.ts';
import { home } from '#web/locales/fr/public/home.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const { trades: text } = home;

export function HomeTrades() {
  const trades = useTrades();
  return (
    <Band
      title={text.title}
      text={text.text}
      action={
        <ButtonLink href="/partners" look="secondary">
          {text.action}
        </ButtonLink>
      }
    >
      <ul className="grid border-hairline border-b tablet:grid-cols-2 tablet:gap-x-12">
        {trades.map(({ id, label }) => (
          <li key={id} className="border-hairline border-t">
            <Link
              to={`/partners/${id}`}
              className="group flex min-h-16 items-center justify-between gap-4 font-display text-lead transition-colors hover:text-accent"
            >
              {label}
              <ArrowRight
                aria-hidden
                className="size-5 text-metal transition-transform group-hover:translate-x-1 group-hover:text-accent"
                strokeWidth={1.5}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  );
}
