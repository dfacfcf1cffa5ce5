// The ten trades of the directory: what each page says before its list.
import type { PartnerType } from '@liesse/domain';

interface TradeText {
  /** Under the title. */
  lead: string;
  /** For search engines. */
  description: string;
  /** What to ask before signing. */
  advice: readonly string[];
}

export const trades = {
  venue: {
    lead: 'Domaines, salles, granges et maisons d’hôtes\u00a0: le lieu décide du nombre d’invités, de l’heure de fin et souvent du traiteur. C’est par lui que l’on commence.',
    description:
      'Trouvez un lieu de réception par commune, par date et par nombre d’invités, avec des prix affichés et des avis vérifiés.',
    advice: [
      'À quelle heure la musique doit-elle s’arrêter, et à quelle heure faut-il avoir tout rangé\u00a0?',
      'Le traiteur est-il libre ou imposé\u00a0? Y a-t-il un droit de bouchon\u00a0?',
      'Combien de personnes peuvent dormir sur place, et qu’est-il prévu s’il pleut\u00a0?',
    ],
  },
  caterer: {
    lead: 'Traiteurs, pâtissiers, bars et food-trucks\u00a0: le prix est donné par personne, et il comprend plus ou moins de choses. Comparez ce qui est servi autant que ce qui est facturé.',
    description:
      'Comparez traiteurs et pâtissiers près de chez vous\u00a0: prix par personne, capacités, disponibilités et avis vérifiés.',
    advice: [
      'Le service, la vaisselle et le nappage sont-ils compris dans le prix par personne\u00a0?',
      'Jusqu’à quelle date peut-on changer le nombre d’invités\u00a0?',
      'Comment les régimes et les allergies sont-ils suivis jusqu’à l’assiette\u00a0?',
    ],
  },
  photographer: {
    lead: 'Reportage, portraits, film\u00a0: regardez une journée entière plutôt que dix belles images, et demandez ce que vous recevrez, sous quelle forme et quand.',
    description:
      'Choisissez une ou un photographe, une ou un vidéaste\u00a0: tarifs, déplacements, dates libres et avis vérifiés.',
    advice: [
      'Combien d’images sont remises, dans quel délai et en quelle définition\u00a0?',
      'Qui vient le jour même, et qui prend le relais en cas d’empêchement\u00a0?',
      'Vos images seront-elles publiées, et votre accord est-il demandé\u00a0?',
    ],
  },
  dj: {
    lead: 'DJ, groupes et musiciens\u00a0: de la cérémonie à la dernière danse, vérifiez la durée, le matériel et ce que le lieu autorise.',
    description: 'Trouvez DJ, groupes et musiciens libres à votre date, avec leurs tarifs et des avis vérifiés.',
    advice: [
      'Le son et la lumière sont-ils compris, et pour combien de personnes\u00a0?',
      'Combien coûte une heure supplémentaire\u00a0?',
      'Peut-on écouter un enregistrement fait en public\u00a0?',
    ],
  },
  florist: {
    lead: 'Bouquets, centres de table, arches\u00a0: la saison fait le prix. Donnez une palette et un budget, et laissez votre fleuriste choisir les fleurs.',
    description:
      'Fleuristes d’événements près de chez vous\u00a0: créations, prix de départ, dates libres et avis vérifiés.',
    advice: [
      'Quelles fleurs seront de saison à votre date\u00a0?',
      'L’installation et la reprise sont-elles comprises\u00a0?',
      'Que deviennent les fleurs de la cérémonie pendant le dîner\u00a0?',
    ],
  },
  decorator: {
    lead: 'Décoration, location de mobilier, papeterie\u00a0: quelques choix cohérents, du faire-part au marque-place, font plus d’effet qu’une multitude d’objets.',
    description:
      'Décoration, location de mobilier et papeterie\u00a0: comparez les prix, les déplacements et les avis vérifiés.',
    advice: [
      'Qui installe, qui démonte, et à quelle heure\u00a0?',
      'Qu’est-ce qui est loué, et qu’est-ce qui reste à vous\u00a0?',
      'Quelle caution est demandée, et quand est-elle rendue\u00a0?',
    ],
  },
  beauty: {
    lead: 'Coiffure, maquillage, robes, costumes et bijoux\u00a0: prévoyez les essais, les retouches et le temps de préparation du matin.',
    description: 'Coiffure, maquillage, tenues et bijoux\u00a0: tarifs, essais, déplacements et avis vérifiés.',
    advice: [
      'L’essai est-il compris, et combien de temps avant le jour J\u00a0?',
      'Combien de personnes peuvent être préparées le matin même\u00a0?',
      'Combien de retouches sont prévues, et jusqu’à quand\u00a0?',
    ],
  },
  transport: {
    lead: 'Voitures, navettes et cars\u00a0: amener tout le monde à l’heure, et ramener chacun sans que personne n’ait à conduire.',
    description:
      'Voitures avec chauffeur, navettes et cars pour vos invités\u00a0: tarifs, capacités et avis vérifiés.',
    advice: [
      'Combien de rotations, et jusqu’à quelle heure de la nuit\u00a0?',
      'Le prix comprend-il les kilomètres depuis le garage\u00a0?',
      'Les sièges pour enfants et les fauteuils roulants sont-ils prévus\u00a0?',
    ],
  },
  entertainment: {
    lead: 'Magie, photobooth, jeux, garde d’enfants, feux d’artifice\u00a0: ce qui occupe les temps morts et rapproche des tables qui ne se connaissent pas.',
    description:
      'Animations pour petits et grands\u00a0: spectacles, photobooth, garde d’enfants, avec prix et avis vérifiés.',
    advice: [
      'De combien de place et de prises électriques l’animation a-t-elle besoin\u00a0?',
      'Faut-il une autorisation du lieu ou de la mairie\u00a0?',
      'Qui surveille les enfants, et avec quelle formation\u00a0?',
    ],
  },
  general: {
    lead: 'Organisation, coordination, cérémonies laïques\u00a0: déléguer tout, ou seulement le jour même, à quelqu’un qui a l’habitude des imprévus.',
    description:
      'Wedding planners, coordination et officiants de cérémonie laïque\u00a0: missions, tarifs et avis vérifiés.',
    advice: [
      'La mission couvre-t-elle tout le projet, ou seulement la coordination du jour J\u00a0?',
      'Comment la personne est-elle payée, et reçoit-elle des commissions\u00a0?',
      'Combien d’événements suit-elle le même week-end\u00a0?',
    ],
  },
} as const satisfies Record<PartnerType, TradeText>;
