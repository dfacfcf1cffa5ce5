// The partner's dashboard: what waits for an answer, the next bookings, and how the listing does.
import { formatCount, formatPlural } from '#web/lib/format/format.ts';

export const partnerDashboard = {
  title: 'Accueil',
  description: 'Ce qui vous attend aujourd’hui, vos prochaines prestations et les visites de votre fiche.',
  loadFailed: 'Votre tableau de bord n’a pas pu être chargé.',
  start: {
    lead: 'Bienvenue. Présentez votre activité en quelques étapes\u00a0: nous vérifions votre fiche, puis elle rejoint l’annuaire.',
    action: 'Créer ma fiche',
    note: 'Une dizaine de minutes. Vous pouvez vous arrêter et reprendre plus tard, sur un autre appareil.',
  },
  figures: {
    toAnswer: 'Demandes sans réponse',
    toAnswerNote: (count: number) => {
      if (count === 0) return 'Toutes les demandes ont une réponse';
      return count === 1 ? 'Un client attend votre devis' : 'Des clients attendent votre devis';
    },
    response: 'Temps de réponse',
    responseNote: 'Médiane sur douze mois, affichée dans l’annuaire',
    responseNone: 'Mesuré dès votre première réponse',
    views: 'Visites ce mois-ci',
    viewsNote: 'Une par jour et par connexion',
    conversion: 'Taux de réservation',
    conversionNote: 'Part des demandes réservées, sur douze mois',
    conversionNone: 'Aucune demande en douze mois',
    none: '—',
  },
  toAnswer: {
    title: 'Demandes sans réponse',
    all: 'Voir toutes les demandes',
    list: 'Demandes sans réponse',
    empty: 'Rien en attente',
    emptyText: 'Les nouvelles demandes apparaîtront ici aussitôt.',
    guests: (count: number) => formatPlural(count, 'invité', 'invités'),
    noDate: 'Date à fixer',
    received: (since: string) => `Reçue ${since}`,
  },
  bookings: {
    title: 'Prochaines dates',
    all: 'Mon calendrier',
    list: 'Prochaines prestations',
    empty: 'Aucune prestation à venir',
    emptyText: 'Un devis accepté s’inscrit ici et bloque sa date.',
    toAgree: (event: string, day: string) => `${event} passe au ${day}\u00a0: votre accord est attendu.`,
  },
  exchanges: {
    title: 'En cours',
    messages: 'Messages',
    unread: (count: number) => (count === 0 ? 'Tout est lu' : formatPlural(count, 'non lu', 'non lus')),
    expiring: 'Devis bientôt expirés',
    noExpiring: 'Aucun devis n’expire dans les sept jours.',
    until: (day: string) => `Jusqu’au ${day}`,
  },
  charts: {
    month: 'Mois',
    views: 'Visites de votre fiche',
    viewsText: 'Une par connexion et par jour.',
    viewsSeries: 'Visites',
    requests: 'Demandes et réservations',
    requestsText: 'Par mois de la demande.',
    requestsSeries: 'Demandes',
    bookingsSeries: 'Réservations',
  },
  completeness: {
    title: 'Votre fiche',
    all: 'Modifier ma fiche',
    progress: (done: number, total: number) => `${formatCount(done)} sur ${formatCount(total)}`,
    whole: 'Rien ne manque à votre fiche.',
    text: 'L’effet de chaque partie sur votre position dans l’annuaire. Aucune position ne s’achète.',
    rules: 'Comment le classement est établi',
    done: 'Fait',
    missing: 'À compléter',
    parts: {
      place: ['Votre commune', 'La distance compte pour 30\u00a0% quand la recherche précise un lieu.'],
      description: [
        'Une présentation de 400\u00a0signes',
        'La recherche porte sur ce texte\u00a0: ses mots vous font apparaître.',
      ],
      services: ['Trois prestations', 'La recherche porte aussi sur leurs noms.'],
      price: ['Un prix de départ', 'Sans prix, vous n’apparaissez pas quand la recherche précise un budget.'],
      photos: ['Cinq photos', 'Sans effet sur l’ordre. Elles donnent envie d’ouvrir la fiche.'],
      area: ['Votre zone de déplacement', 'Sans effet sur l’ordre. La fiche dit si vous vous déplacez jusqu’au lieu.'],
      reviews: [
        'Trois avis vérifiés',
        'La note compte pour 30\u00a0%. Elle part de quatre étoiles pour tout le monde.',
      ],
      response: ['Répondre en une demi-journée', 'Le temps de réponse compte pour 10\u00a0%.'],
    },
  },
} as const;
