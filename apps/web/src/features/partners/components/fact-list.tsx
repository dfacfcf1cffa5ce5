// The facts of a partner: area, capacity, languages, response time.
import type { PartnerFact } from '#web/features/partners/facts.ts';

export function FactList({ facts }: { facts: readonly PartnerFact[] }) {
  return (
    <dl className="border-hairline border-b text-small">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6 border-hairline border-t py-3">
          <dt className="text-quiet">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
