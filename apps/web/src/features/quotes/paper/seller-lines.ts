// The identity of the seller as a quote prints it: whichever facts are known, in the usual order of French letterheads.
import { legalMention } from '@liesse/domain';
import type { PaperQuote } from '#web/features/quotes/paper/paper-quote.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { quotePaper as text } from '#web/locales/fr/partner/quote-paper.ts';

export function sellerLines({
  seller,
  partner_name: tradeName,
}: Pick<PaperQuote, 'seller' | 'partner_name'>): string[] {
  const fact = (name: string): string => {
    const value = seller[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const capital = seller['share_capital_cents'];
  const mention = legalMention(fact('legal_form'), typeof capital === 'number' ? capital : null);
  const legal = [fact('legal_name'), mention].filter((one) => one !== '').join(', ');
  const registers = [
    fact('siret') === '' ? '' : text.siret(grouped(fact('siret'))),
    fact('rcs_city') === '' ? '' : text.rcs(fact('rcs_city')),
  ];
  return [
    tradeName,
    legal === tradeName ? '' : legal,
    fact('street'),
    `${fact('postcode')} ${fact('commune')}`.trim(),
    registers.filter((one) => one !== '').join(', '),
    fact('vat_number') === '' ? '' : text.vatNumber(fact('vat_number')),
    formatPhone(fact('phone')),
    fact('email'),
    fact('website'),
  ].filter((line) => line !== '');
}

/** 123 456 789 00012 */
const grouped = (siret: string): string =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
