// Says in French what a version of a quote changes against the one that it replaces.
import type { QuoteChange } from '@liesse/domain';
import { formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatCount, formatMoney } from '#web/lib/format/format.ts';

export const quoteChangesText = {
  replaces: (version: number, before: number) => `La version ${version} remplace la version ${before}\u00a0:`,
  nothing: 'aucune ligne ne change.',
} as const;

export function changeText(change: QuoteChange): string {
  switch (change.kind) {
    case 'added':
      return `${change.label} ajouté, ${formatMoney(change.cents)} HT`;
    case 'removed':
      return `${change.label} retiré, ${formatMoney(change.cents)} HT`;
    case 'price':
      return `${change.label}\u00a0: ${formatMoney(change.to)} HT au lieu de ${formatMoney(change.from)}`;
    case 'quantity':
      return `${change.label}\u00a0: quantité ${formatCount(change.to)} au lieu de ${formatCount(change.from)}`;
    case 'tax':
      return `${change.label}\u00a0: autre taux de TVA`;
    case 'option':
      return `${change.label}\u00a0: le caractère optionnel a changé`;
    case 'discount':
      return `remise de ${formatMoney(change.to)} au lieu de ${formatMoney(change.from)}`;
    case 'total':
      return `total de ${formatMoney(change.to)} TTC au lieu de ${formatMoney(change.from)}`;
    case 'validity':
      return `valable jusqu’au ${formatShortDate(change.to)}`;
    case 'terms':
      return 'échéancier revu';
  }
}
