// The event websites for guests, with the hosts' texts and the album.
import { instant } from './days.ts';
import { birthday, eventPhotoPath, id, seminar, wedding } from './ids.ts';
import { pictures } from './pictures.ts';
import { french, insert, literal, raw, type Value } from './sql.ts';
import { weddingHouseholds } from './wedding-guests.ts';

interface Website {
  event: string;
  colour: string;
  welcome: string;
  transport?: string;
  lodging?: string;
  practical: string;
  gift: string | null;
  contact: { email: string; phone: string };
}

const websites: readonly Website[] = [
  {
    event: wedding,
    colour: 'sauge',
    welcome: `Le {jour 0}, nous nous dirons oui sous les tilleuls. Il y aura nos deux familles, nos amis de toujours et, si tout va bien, le soleil.

Venez avec vos chaussures de danse et vos plus vieilles anecdotes : une place vous attend à notre table.

Camille et Noé`,
    transport: `La gare de Beaune est à dix minutes. Des navettes en partent à 13 h 45 pour la mairie et à 15 h 15 pour le domaine ; elles vous ramènent à 0 h 30, 2 h et 4 h.

Se garer
Le pré du domaine accueille les voitures, qui peuvent y passer la nuit.`,
    lodging: `Douze chambres sont gardées au domaine pour les familles avec de jeunes enfants. En ville, réservez tôt : les chambres y sont vite prises.`,
    practical: `S’habiller
Chic et champêtre. L’herbe n’aime pas les talons fins, et les soirées sont fraîches : prévoyez un châle.

Avec des enfants
De 20 h à minuit, deux personnes les accueillent dans la bibliothèque, avec des jeux, des films et des matelas.

Une question ?
Inès, notre témoin, a réponse à tout : 06\u00a039\u00a098\u00a040\u00a012.`,
    gift: 'https://liste.camille-et-noe.example/',
    contact: { email: 'nous@camille-et-noe.example', phone: '+33639984011' },
  },
  {
    event: birthday,
    colour: 'terre',
    welcome: `Monique aura 70 ans et croit à un déjeuner tranquille en famille. Ne lui dites rien.

Arrivez à midi, avec une chanson ou un souvenir à raconter.`,
    practical: `Se garer
Derrière la salle, jamais devant : elle reconnaîtrait vos voitures.

Le cadeau
Une malle commune pour le voyage dont elle parle depuis dix ans.`,
    gift: null,
    contact: { email: 'surprise@monique.example', phone: '+33639984021' },
  },
  {
    event: seminar,
    colour: 'nuit',
    welcome:
      'Deux jours ensemble pour regarder l’année écoulée et dessiner la suivante. Les ordinateurs restent au bureau.',
    transport: `Roubaix est à un quart d’heure de métro de la gare de Lille. Un café vous attend dès 9 h.`,
    lodging: 'Une chambre est retenue pour chaque personne qui reste au dîner.',
    practical: '',
    gift: null,
    contact: { email: 'seminaire@maison.example', phone: '+33639984031' },
  },
];

/** A trigger inserts the rows with the events; a page that its hosts have changed is not overwritten. */
interface DemonstrationGift {
  /** The number of a household, or the name of somebody else. */
  by: number | string;
  label: string;
  euros?: number;
  /** Received so many days ago. */
  since: number;
  isThanked?: boolean;
}

const gifts: readonly DemonstrationGift[] = [
  { by: 0, label: 'Service à thé en grès', since: 3 },
  { by: 5, label: 'Chèque pour le voyage', euros: 150, since: 6 },
  { by: 'Les collègues de Noé', label: 'Week-end en Auxois', euros: 320, since: 12, isThanked: true },
  { by: 2, label: 'Une ampoule de rechange, et une vraie lampe', since: 20, isThanked: true },
  { by: 9, label: 'Nappe brodée de la grand-mère', since: 34, isThanked: true },
];

/** The welcome of the wedding, for the guests who come from elsewhere. */
const welcomes = {
  en: `We are getting married under the lime trees, with both our families, our oldest friends and, with a little luck, the sun.

Bring your dancing shoes and your best stories: there is a place for you at our table.

Camille and Noé`,
  ar: `سنعقد قراننا تحت أشجار الزيزفون، بين عائلتينا وأقدم أصدقائنا، ومع الشمس إن شاءت.

أحضروا أحذية الرقص وأجمل حكاياتكم، فمكانكم محفوظ على مائدتنا.

كاميل ونوي`,
};

export function websiteStatements(): string {
  const households = weddingHouseholds();
  return [
    ...websites.map(
      ({
        event,
        colour,
        welcome,
        transport = '',
        lodging = '',
        practical,
        gift,
        contact,
      }) => `update public.event_websites set
  colour = ${literal(colour)}, welcome = ${literal(french(welcome))},
  transport = ${literal(french(transport))}, lodging = ${literal(french(lodging))},
  practical = ${literal(french(practical))}, gift_url = ${literal(gift)},
  contact_email = ${literal(contact.email)}, contact_phone = ${literal(contact.phone)},
  languages = ${literal(event === wedding ? '{fr,en,ar}' : '{fr}')}
where event_id = ${literal(event)} and version = 1;`,
    ),
    ...Object.entries(welcomes).map(
      ([
        language,
        welcome,
      ]) => `update public.event_translations set texts = jsonb_build_object('welcome', ${literal(welcome)})
where event_id = ${literal(wedding)} and language = ${literal(language)} and version = 1;`,
    ),
    insert(
      'public.guest_photos',
      ['id', 'event_id', 'household_id', 'path', 'caption', 'width', 'height', 'state', 'created_at'],
      pictures.album.map(({ by, addedAt, caption, isShown, picture }, index): Value[] => {
        const household = households[by]?.id ?? '';
        return [
          id('keepsake', index + 1),
          wedding,
          household,
          eventPhotoPath(`${wedding}/${household}`, picture.number),
          french(caption),
          picture.width,
          picture.height,
          isShown ? 'shown' : 'pending',
          instant(addedAt),
        ];
      }),
    ),
    insert(
      'public.gifts',
      ['id', 'event_id', 'household_id', 'giver', 'label', 'amount_cents', 'received_on', 'thanked_on'],
      gifts.map(({ by, label, euros, since, isThanked = false }, index): Value[] => [
        id('gift', index + 1),
        wedding,
        typeof by === 'number' ? (households[by]?.id ?? null) : null,
        typeof by === 'number' ? (households[by]?.name ?? '') : by,
        french(label),
        euros === undefined ? null : euros * 100,
        raw(`private.today() - ${since}`),
        isThanked ? raw(`private.today() - ${since - 2}`) : null,
      ]),
    ),
  ].join('\n\n');
}
