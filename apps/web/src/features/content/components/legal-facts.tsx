// The facts about the publisher that the law asks for; unknown ones are left out.
import { formatSiret, sirenOf } from '@liesse/domain';
import { useSettings } from '#web/features/content/settings.tsx';
import { legal } from '#web/locales/fr/public/legal.ts';

const { facts: text } = legal;

export function LegalFacts() {
  const { legal: known } = useSettings();
  const facts = [
    [text.company, [known.company, known.form].filter((part) => part !== null).join(', ')],
    [text.siren, known.siret === null ? '' : sirenOf(known.siret)],
    [text.siret, known.siret === null ? '' : formatSiret(known.siret)],
    [text.rcs, known.rcs],
    [text.capital, known.capital],
    [text.vat, known.vat_number],
    [text.director, known.director],
    [text.host, known.host],
    [text.mediator, known.mediator],
  ].filter((fact): fact is [string, string] => (fact[1] ?? '') !== '');
  if (facts.length === 0) return null;
  return (
    <dl className="mt-6 grid max-w-measure gap-x-8 gap-y-2 border-hairline border-y py-4 text-small tablet:grid-cols-[14rem_minmax(0,1fr)]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-quiet">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
