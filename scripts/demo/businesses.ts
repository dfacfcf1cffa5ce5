// The businesses behind the listings, and the questions of the partner who can sign in. INSEE gives no SIREN that begins with zeros, so
// that none of these numbers is a real company's.
import { isSiret, sirenOf, vatNumberOf } from '@liesse/domain';
import type { Account } from './accounts.ts';
import { id } from './ids.ts';
import { french, insert, type Value } from './sql.ts';

interface Partner {
  number: number;
  id: string;
  name: string;
  commune: string;
  postcode: string;
  account: Account;
}

const questions = [
  {
    question: 'Êtes-vous présents le jour de la fête ?',
    answer: "Oui, deux personnes de l'équipe sont là de l'installation au départ des derniers invités.",
  },
  {
    question: 'Quand faut-il vous réserver ?',
    answer: "De mai à septembre, un an à l'avance. Le reste de l'année, six mois suffisent le plus souvent.",
  },
  {
    question: 'Travaillez-vous avec les prestataires que nous avons déjà choisis ?',
    answer: 'Bien sûr. Nous les appelons un par un et nous tenons le déroulé de la journée avec eux.',
  },
];

/** The first partner is the one who can sign in. */
export function businessStatements(partners: readonly Partner[]): string {
  const columns = ['partner_id', 'legal_form', 'legal_name', 'siret', 'street', 'postcode', 'commune', 'vat_regime'];
  const more = ['vat_number', 'rcs_city', 'share_capital_cents', 'iban', 'bic', 'phone', 'email'];
  return [
    insert('public.partner_businesses', [...columns, ...more], partners.map(businessRow)),
    insert(
      'public.partner_questions',
      ['id', 'partner_id', 'question', 'answer', 'position'],
      questions.map(({ question, answer }, position) => [
        id('question', position + 1),
        partners[0]?.id ?? null,
        french(question),
        french(answer),
        position,
      ]),
    ),
  ].join('\n\n');
}

function businessRow({ number, id: partner, name, commune, postcode, account }: Partner): Value[] {
  const siret = siretOf(number);
  const isCompany = number === 1 || number % 3 === 0;
  const isOwn = number === 1;
  return [
    partner,
    isCompany ? 'sarl' : 'micro',
    french(name),
    siret,
    `${(number % 40) + 1} rue des Lilas`,
    postcode,
    commune,
    isCompany ? 'assujetti' : 'franchise',
    isCompany ? vatNumberOf(sirenOf(siret)) : null,
    isCompany ? commune : null,
    isCompany ? 800_000 : null,
    isOwn ? 'FR7630006000011234567890189' : null,
    isOwn ? 'AGRIFRPP' : null,
    isOwn ? (account.phone ?? null) : null,
    isOwn ? `${account.address}@demo.liesse.example` : null,
  ];
}

/** The last digit is the one that makes the number right. */
function siretOf(number: number): string {
  const base = `00000${String(number).padStart(4, '0')}0001`;
  const siret = Array.from({ length: 10 }, (_, digit) => `${base}${digit}`).find(isSiret);
  if (siret === undefined) throw new Error(`no SIRET begins with ${base}`);
  return siret;
}
