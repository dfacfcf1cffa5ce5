// The facts beside a partner's page: area, capacity, languages and response time.
import { array, type Infer, nullable, number, object, string } from '#web/lib/api/answer-schema.ts';
import { capitalised, formatCount, formatLanguage, formatList, formatMinutes } from '#web/lib/format/format.ts';
import { atTown } from '#web/lib/format/prepositions.ts';
import { partnerPage } from '#web/locales/fr/public/partner-page.ts';

const { facts: text } = partnerPage;

export interface PartnerFact {
  label: string;
  value: string;
}

export const factsFields = {
  commune: string,
  travels_km: number,
  capacity_min: nullable(number),
  capacity_max: nullable(number),
  languages: array(string),
  response_minutes: nullable(number),
};
const factsRow = object(factsFields);
type FactsRow = Infer<typeof factsRow>;

export function factsOf(found: FactsRow): PartnerFact[] {
  const area =
    found.travels_km > 0
      ? text.travels(found.commune, formatCount(found.travels_km))
      : text.onSite(atTown(found.commune));
  return [
    ...(found.commune === '' ? [] : [{ label: text.area, value: area }]),
    ...capacityOf(found),
    { label: text.languages, value: capitalised(formatList(found.languages.map(formatLanguage))) },
    ...(found.response_minutes === null
      ? []
      : [{ label: text.response, value: text.responseIn(formatMinutes(found.response_minutes)) }]),
  ];
}

function capacityOf({ capacity_min: least, capacity_max: most }: FactsRow): PartnerFact[] {
  if (most === null && (least === null || least === 0)) return [];
  if (most === null) return [{ label: text.capacity, value: text.from(formatCount(least ?? 0)) }];
  const value =
    least === null || least === 0 ? text.upTo(formatCount(most)) : text.between(formatCount(least), formatCount(most));
  return [{ label: text.capacity, value }];
}
