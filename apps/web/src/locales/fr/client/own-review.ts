// The texts of the review that hosts write about a booking.
import { REVIEW_LEAD_DAYS } from '@liesse/domain';
import { ofFirm } from '#web/lib/format/prepositions.ts';

export const ownReview = {
  stars: ['1 étoile', '2 étoiles', '3 étoiles', '4 étoiles', '5 étoiles'] as readonly string[],
  rated: (rating: string) => `${rating} sur 5`,
  invite: {
    title: (name: string) => `Comment s’est passé ce moment avec ${name}\u00a0?`,
    text: 'Quelques lignes suffisent. Elles aideront d’autres personnes à choisir, et feront plaisir à celles et ceux qui ont bien travaillé.',
    open: 'Donner mon avis',
  },
  form: {
    title: (name: string) => `Votre avis sur ${name}`,
    rule: (name: string, site: string) =>
      `Il est publié aussitôt sur sa fiche, signé «\u00a0${name}\u00a0», avec la mention «\u00a0réservation faite sur ${site}\u00a0». Certains avis sont d’abord contrôlés par notre équipe. Un seul avis par prestataire\u00a0; il ne se modifie pas ensuite.`,
    ruleUnnamed: (site: string) =>
      `Il est publié aussitôt sur sa fiche, avec la mention «\u00a0réservation faite sur ${site}\u00a0». Certains avis sont d’abord contrôlés par notre équipe. Un seul avis par prestataire\u00a0; il ne se modifie pas ensuite.`,
    rating: 'Votre note',
    meanings: ['Décevant', 'Mitigé', 'Bien', 'Très bien', 'Exceptionnel'] as readonly string[],
    headline: 'Titre',
    optional: '(facultatif)',
    headlinePlaceholder: 'Ce que vous en retenez',
    body: 'Votre avis',
    bodyHint: 'Ce qui vous a plu, ce qui aurait pu être mieux. Évitez les noms et les coordonnées.',
    submit: 'Publier mon avis',
    cancel: 'Annuler',
    done: 'Merci\u00a0! Votre avis est publié.',
    held: 'Merci\u00a0! Votre avis sera contrôlé avant d’être publié.',
  },
  invalid: {
    rating: 'Donnez de une à cinq étoiles.',
    longTitle: '120 caractères au plus.',
    body: 'Écrivez quelques mots.',
    longBody: '4\u202f000 caractères au plus.',
  },
  failed: 'Votre avis n’est pas publié',
  unearned: {
    'too-late': `Un avis demande une réservation faite au moins ${REVIEW_LEAD_DAYS} jours avant l’événement. Celle-ci ne permet pas d’en donner un.`,
    linked:
      'Un avis ne peut pas venir d’une personne liée au prestataire. Cette réservation ne permet pas d’en donner un.',
  },
  written: {
    title: 'Votre avis',
    signed: (name: string, day: string, how: string) => `${name}, le ${day}. Vérification\u00a0: ${how}.`,
    see: 'Le voir sur sa fiche',
    answer: (name: string) => `Réponse ${ofFirm(name)}`,
    held: {
      title: 'Votre avis sera contrôlé',
      text: 'Notre équipe relit certains avis avant de les publier. Vous recevrez une notification dès que c’est fait\u00a0; d’ici là, il n’est pas visible sur la fiche.',
    },
    hidden: 'Cet avis n’est plus affiché sur la fiche.',
    unreadable: 'Votre avis n’a pas pu être chargé.',
    gone: 'Un avis a été donné pour cette réservation.',
  },
} as const;
