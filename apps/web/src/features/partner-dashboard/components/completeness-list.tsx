// What the listing has and lacks, with the effect of each part on the order of the directory.
import { Check, Circle } from 'lucide-react';
import { checkListing } from '#web/features/partner-dashboard/completeness.ts';
import type { DashboardListing } from '#web/features/partner-dashboard/dashboard.ts';
import { partnerDashboard } from '#web/locales/fr/partner/partner-dashboard.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

const { completeness: text } = partnerDashboard;

export function CompletenessList({ listing }: { listing: DashboardListing }) {
  const parts = checkListing(listing);
  const done = parts.filter(({ isDone }) => isDone).length;
  return (
    <Block title={text.title} linkLabel={text.all} href="/partner/listing">
      <p className="font-display text-figure tabular-nums">{text.progress(done, parts.length)}</p>
      <p className="mt-1 max-w-measure text-quiet">
        {done === parts.length ? text.whole : text.text} <TextLink href="/partners/classement">{text.rules}</TextLink>
      </p>
      <ul className="mt-4 grid gap-x-12 tablet:grid-cols-2">
        {parts.map(({ part, isDone }) => {
          const [name, effect] = text.parts[part];
          const Icon = isDone ? Check : Circle;
          return (
            <li key={part} className="flex gap-3 border-hairline border-t py-3">
              <Icon
                aria-hidden
                strokeWidth={1.5}
                className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-success' : 'text-ornament'}`}
              />
              <p className="min-w-0">
                <span className="sr-only">{isDone ? text.done : text.missing} </span>
                <span className={`block ${isDone ? 'text-quiet' : 'font-medium'}`}>{name}</span>
                <span className="block text-quiet text-small">{effect}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
