// The notifications and favourites of the accounts, and the messages of the contact form.
import { type Instant, instant } from './days.ts';
import { admin, client, id, noe, partnerAccount, secure, witness } from './ids.ts';
import { partners } from './partners.ts';
import { french, insert, raw, type Value } from './sql.ts';

const ago = (interval: string) => raw(`now() - interval '${interval}'`);

const notifications: readonly (readonly [
  who: string,
  kind: string,
  title: string,
  body: string,
  href: string,
  since: string | Instant,
  isRead?: boolean,
])[] = [
  [
    client,
    'replies',
    'La famille Bérard a répondu',
    'Quatre personnes viennent au dîner ; elles ne restent pas au brunch.',
    '/client/guests',
    { day: -222, at: '18:31' },
  ],
  [
    client,
    'news',
    'Bienvenue chez Liesse',
    'Votre espace est prêt. Protégez-le en deux minutes depuis votre compte.',
    '/client/account',
    '2 days',
  ],
  [
    client,
    'replies',
    'Inès Lefèvre a répondu',
    'Elle vient accompagnée de Tom Garnier, à tous les moments.',
    '/client/guests',
    { day: -251, at: '22:11' },
    true,
  ],
  [
    noe,
    'replies',
    'La famille Bérard a répondu',
    'Quatre personnes viennent au dîner ; elles ne restent pas au brunch.',
    '/client/guests',
    { day: -222, at: '18:31' },
  ],
  [
    witness,
    'news',
    'Vous suivez le mariage de Camille et Noé',
    'Camille vous a ouvert la liste des invités et les moments de la journée.',
    '/client/dashboard',
    '12 days',
  ],
  [
    secure,
    'replies',
    'Dix personnes ont répondu au séminaire',
    'Deux d’entre elles ne restent pas au dîner.',
    '/client/guests',
    '1 day',
  ],
  [
    partnerAccount,
    'messages',
    'Un nouvel avis sur votre fiche',
    'Il est visible de tous ; vous pouvez y répondre une fois.',
    '/partner/reviews',
    '5 hours',
  ],
  [
    partnerAccount,
    'news',
    'Votre fiche est en ligne',
    'Elle a été vérifiée. Tenez votre calendrier à jour : les dates libres passent devant.',
    '/partner/dashboard',
    '20 days',
    true,
  ],
  [
    admin,
    'news',
    'Deux fiches attendent une décision',
    'Azur & Sable et Cabriolets de la Côte demandent à être vérifiées.',
    '/admin/partners',
    '6 hours',
  ],
];

const favourites: Readonly<Record<string, readonly string[]>> = {
  [client]: [
    'Domaine des Tilleuls',
    'La Table d’Ambroise',
    'Atelier Lumière d’Août',
    'Pivoine & Fougère',
    'Trio Mezza',
    'Paroles d’Alliance',
    'Navettes du Vignoble',
  ],
  [noe]: ['Sillon 33', 'Pièce Montée', 'Cabinet des Merveilles'],
  [secure]: ['La Filature Haute', 'Côté Cour'],
};

export function newsStatements(): string {
  return [
    insert(
      'public.notifications',
      ['id', 'user_id', 'kind', 'title', 'body', 'href', 'created_at', 'read_at'],
      notifications.map(([who, kind, title, body, href, since, isRead], index): Value[] => [
        index < 2 ? id('account', 0xd1 + index) : id('notification', index),
        who,
        kind,
        french(title),
        french(body),
        href,
        typeof since === 'string' ? ago(since) : instant(since),
        isRead === true ? ago('1 day') : null,
      ]),
    ),
    insert(
      'public.favourites',
      ['user_id', 'partner_id'],
      Object.entries(favourites).flatMap(([who, names]) => names.map((name): Value[] => [who, partnerId(name)])),
    ),
    insert(
      'public.contact_messages',
      ['id', 'name', 'email', 'topic', 'body', 'state', 'created_at', 'answer', 'answered_by', 'answered_at'],
      [
        [
          id('message', 1),
          'Perrine Vasseur',
          'perrine.vasseur@courriel.example',
          'client',
          french(
            'Bonjour, peut-on inviter une personne qui n’a pas d’adresse e-mail ? Ma grand-tante répond par téléphone. Merci !',
          ),
          'new',
          ago('5 hours'),
          null,
          null,
          null,
        ],
        [
          id('message', 2),
          'Atelier des Trois Ponts',
          'contact@trois-ponts.example',
          'partner',
          french(
            'Bonjour, nous sommes relieurs à Besançon et faisons des livres d’or. Dans quelle catégorie nous inscrire ?',
          ),
          'new',
          ago('2 days'),
          null,
          null,
          null,
        ],
        [
          id('message', 3),
          'Yannick Hamon',
          'yannick.hamon@courriel.example',
          'guest',
          french('J’ai perdu le lien de mon invitation, à qui dois-je le redemander ?'),
          'handled',
          ago('8 days'),
          french(
            'Bonjour Yannick, seuls vos hôtes peuvent vous renvoyer ce lien : écrivez-leur, ils le retrouvent dans leur liste d’invités.',
          ),
          admin,
          ago('7 days'),
        ],
      ],
    ),
    `-- These are the contact data of the demonstration's operator. The telephone number is reserved for fiction.
update public.site_settings set value = '{
  "email": "bonjour@demo.liesse.example", "phone": "01 99 00 24 12",
  "address": ["Liesse", "24 passage des Tilleuls", "75011 Paris"]
}' where key = 'contact';
update public.site_settings set value = value || '{
  "instagram": "https://social.example/liesse", "pinterest": "https://social.example/liesse-idees"
}' where key = 'social';`,
  ].join('\n\n');
}

function partnerId(name: string): string {
  const found = partners.find((partner) => partner.name === name);
  if (found === undefined) throw new Error(`no partner is called ${name}`);
  return found.id;
}
