import { householdName } from '#web/lib/format/household-name.ts';
import { ofName } from '#web/lib/format/prepositions.ts';

/** A household after « de »: de la famille Martin, des Martin, d’Awa et Jean */
export const ofHousehold = (name: string): string =>
  /^Les \S/.test(name) ? `d${name.slice(1)}` : ofName(householdName(name));
