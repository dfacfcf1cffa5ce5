// The texts of a quote request for hosts: facts, steps, quotes and decisions.
import { formatCount, formatPlural } from '#web/lib/format/format.ts';
import { ofFirm } from '#web/lib/format/prepositions.ts';

export const quotes = {
  title: (name: string) => `Demande à ${name}`,
  description: 'Votre demande, le devis reçu et la conversation avec le prestataire.',
  loadFailed: 'Cette demande n’a pas pu être chargée.',
  unknown: {
    title: 'Cette demande n’est pas accessible',
    text: 'Elle n’existe plus, ou elle est réservée aux personnes qui suivent le budget de l’événement.',
    back: 'Revenir à mes prestataires',
  },
  seePartner: 'Voir sa fiche',
  unlisted: 'Cette fiche n’est plus dans l’annuaire.',

  states: {
    new: 'Envoyée',
    seen: 'Lue',
    quoted: 'Devis reçu',
    accepted: 'Réservé',
    declined: 'Sans suite',
    expired: 'Expirée',
    done: 'Terminée',
  },
  steps: {
    title: 'Où en est votre demande',
    asked: 'Demande envoyée',
    seen: 'Demande lue',
    quoted: 'Devis reçu',
    booked: 'Réservation',
    declinedByPartner: 'Le prestataire ne peut pas répondre',
    declinedByClient: 'Vous n’avez pas donné suite',
    expired: 'Demande expirée',
    done: 'Événement passé',
    upcoming: 'à venir',
    reason: (words: string) => `Motif\u00a0: ${words}`,
  },

  facts: {
    title: 'Ce que vous avez transmis',
    event: 'Événement',
    date: 'Date',
    place: 'Lieu',
    guests: 'Invités',
    budget: 'Budget indiqué',
    guestsBefore: (count: number) => `${formatCount(count)} auparavant`,
    changeGuests: 'Modifier le nombre d’invités',
    none: 'Non précisé',
    moved: (day: string) =>
      `Votre événement est maintenant prévu le ${day}. Prévenez le prestataire par message\u00a0: il pourra vous adresser un nouveau devis.`,
  },

  headCount: {
    title: 'Nombre d’invités',
    text: 'Le prestataire est prévenu. Un devis déjà envoyé ne change pas\u00a0: il pourra vous en adresser un autre.',
    label: 'Personnes attendues',
    invalid: 'Indiquez un nombre de 1 à 100\u202f000.',
    submit: 'Prévenir le prestataire',
    done: 'Nombre d’invités transmis',
  },

  quote: {
    title: (number: string) => `Devis n°\u00a0${number}`,
    states: {
      draft: 'Brouillon',
      sent: 'À décider',
      accepted: 'Accepté',
      declined: 'Sans suite',
      expired: 'Expiré',
      withdrawn: 'Remplacé ou retiré',
    },
    sentOn: (day: string) => `Reçu le ${day}`,
    ownSentOn: (day: string) => `Envoyé le ${day}`,
    ownNotes: 'Précisions et conditions',
    validUntil: (day: string) => `Valable jusqu’au ${day}`,
    forDays: (days: string) => `Prévu ${days}`,
    overdue: (day: string) =>
      `Ce devis était valable jusqu’au ${day}. Écrivez au prestataire pour en recevoir un nouveau.`,
    guestsChanged: (from: number, to: number) =>
      `Depuis l’envoi de ce devis, le nombre d’invités est passé de ${formatCount(from)} à ${formatPlural(to, 'personne', 'personnes')}. Le prestataire est prévenu et peut vous adresser un nouveau devis.`,
    line: 'Prestation',
    amount: 'Montant HT',
    unit: (quantity: string, unit: string, rate: string) => `${quantity} × ${unit} HT, TVA ${rate}`,
    unitExempt: (quantity: string, unit: string) => `${quantity} × ${unit}`,
    inUnit: (quantity: string, unit: string) => `${quantity}\u00a0${unit}`,
    lineDiscount: (percent: string) => `remise ${percent}\u00a0%`,
    perGuest: 'par personne',
    options: 'Options',
    optionsHint: 'à votre choix, le total est recalculé',
    chosen: 'Option retenue',
    notChosen: 'Option non retenue',
    sum: 'Somme des lignes HT',
    sumExempt: 'Somme des lignes',
    discount: 'Remise',
    totalHt: 'Total HT',
    vat: (rate: string, base: string) => `TVA ${rate} sur ${base}`,
    totalTtc: 'Total TTC',
    totalExempt: 'Total à payer',
    exempt: 'TVA non applicable, art. 293 B du CGI',
    terms: 'Échéancier proposé',
    noTerms: 'Le montant entier est dû le jour de l’événement.',
    kinds: { arrhes: 'Arrhes', acompte: 'Acompte', solde: 'Solde', autre: 'Autre versement' },
    percent: (percent: string) => `${percent}\u00a0%`,
    onAcceptance: 'à l’acceptation',
    dueOn: (day: string) => `le ${day}`,
    daysBefore: (days: number) =>
      days === 0
        ? 'le jour de l’événement'
        : days > 0
          ? `${formatPlural(days, 'jour', 'jours')} avant l’événement`
          : `${formatPlural(-days, 'jour', 'jours')} après l’événement`,
    notes: 'Précisions du prestataire',
    earlier: (count: number) => formatPlural(count, 'devis précédent', 'devis précédents'),
    none: 'Pas encore de devis. Nous vous préviendrons dès qu’il arrive\u00a0; en attendant, la conversation est ouverte.',
    noneClosed: 'Vous n’avez reçu aucun devis.',
    accept: 'Accepter ce devis',
    decline: 'Décliner',
    withdraw: 'Annuler la demande',
    askAgain: 'Demander un nouveau devis',
    readOnly: 'Seules les personnes qui organisent peuvent accepter ou décliner un devis.',
  },

  accept: {
    title: 'Accepter et réserver',
    text: (name: string, number: string) => `${name}, devis n°\u00a0${number}`,
    lead: 'Si vous acceptez\u00a0:',
    books: (name: string, days: string) => `Vous réservez ${name} ${days}\u00a0: la date est bloquée dans son agenda.`,
    booksAlone: (name: string) => `Vous réservez ${name} à la date de votre événement, bloquée dans son agenda.`,
    budget: (amount: string) => `${amount} TTC sont engagés.`,
    instalments: (count: number) =>
      `${formatPlural(count, 'échéance est ajoutée', 'échéances sont ajoutées')} à votre budget.`,
    timeline: 'Son arrivée s’ajoute au déroulé du jour J, à l’heure que vous choisirez.',
    others: 'Vos autres demandes restent ouvertes\u00a0: déclinez celles dont vous n’avez plus besoin.',
    options: (names: string) => `Avec en option\u00a0: ${names}.`,
    withoutOptions: 'Sans option.',
    words: 'Bon pour accord',
    wordsText: (amount: string) => `j’accepte ce devis et m’engage à payer ${amount}.`,
    wordsMissing: 'Cochez «\u00a0Bon pour accord\u00a0» pour accepter ce devis.',
    proof: 'Un certificat daté, avec l’empreinte du devis, reste à votre disposition et à celle du prestataire.',
    submit: 'Accepter et réserver',
    cancel: 'Pas maintenant',
  },
  booked: {
    title: 'C’est réservé',
    text: (name: string, days: string) => `Rendez-vous avec ${name} ${days}.`,
    textAlone: (name: string) => `Votre réservation auprès ${ofFirm(name)} est faite.`,
    toAgree: 'Réservation à revoir',
    toAgreeText: (name: string, day: string) =>
      `Votre événement est désormais le ${day}, et ${name} n’est pas libre ce jour-là. L’ancien jour lui reste réservé\u00a0: écrivez-lui, changez de date ou annulez la réservation.`,
    followed: 'Le budget, les échéances et le déroulé sont à jour.',
    budget: 'Voir le budget',
    timeline: 'Voir le déroulé',
    team: 'Revenir à mes prestataires',
    cancel: 'Annuler la réservation',
  },
  decline: {
    title: 'Décliner ce devis',
    text: 'Le prestataire est prévenu et la demande se ferme. Un mot d’explication est toujours apprécié.',
    submit: 'Décliner',
    done: 'Devis décliné',
  },
  withdraw: {
    title: 'Annuler cette demande',
    text: 'Le prestataire est prévenu et n’aura plus à répondre.',
    submit: 'Annuler la demande',
    done: 'Demande annulée',
  },
  cancel: {
    title: 'Annuler la réservation',
    text: 'La date est libérée dans l’agenda du prestataire, et ce qui reste à payer est retiré de votre budget. Ce que vous avez déjà payé y reste.',
    law: {
      arrhes: 'Vos versements sont des arrhes\u00a0: celles que vous avez versées restent au prestataire.',
      acompte: 'Votre versement est un acompte\u00a0: il vous engage, et le prestataire peut réclamer le prix entier.',
      both: 'Les arrhes versées restent au prestataire\u00a0; un acompte vous engage pour le prix entier. Relisez votre contrat.',
      none: 'Relisez votre contrat\u00a0: il précise ce qui reste dû. Sans autre mention, une somme versée d’avance vaut arrhes et reste au prestataire.',
    },
    submit: 'Annuler la réservation',
    done: 'Réservation annulée',
  },
  reasonHint: 'Transmis au prestataire.',

  failed: 'Rien n’a été enregistré',
  refusals: {
    expired: {
      text: (day: string) => `Ce devis était valable jusqu’au ${day}.`,
      advice: 'Écrivez au prestataire\u00a0: il peut vous en adresser un nouveau en quelques instants.',
    },
    'date-taken': {
      text: (day: string) => `Ce prestataire n’est plus libre le ${day}.`,
      advice: 'Demandez-lui une autre date par message, ou cherchez quelqu’un d’autre pour ce métier.',
    },
    'date-moved': {
      text: (day: string) => `Ce devis est pour le ${day}, et votre événement a changé de date.`,
      advice: 'Écrivez au prestataire pour recevoir un devis à la nouvelle date.',
    },
    'not-open': {
      text: () => 'Ce devis n’attend plus de réponse\u00a0: il a été retiré, remplacé ou déjà décidé.',
      advice: 'La page vient d’être mise à jour\u00a0: regardez le devis le plus récent.',
    },
    'no-date': {
      text: () => 'Votre événement n’a pas encore de date.',
      advice: 'Choisissez-la dans les réglages de l’événement, puis revenez accepter ce devis.',
    },
    'unknown-option': {
      text: () => 'Une de ces options n’est plus dans le devis.',
      advice: 'La page vient d’être mise à jour\u00a0: choisissez à nouveau.',
    },
    'not-member': {
      text: () => 'Seules les personnes qui organisent cet événement peuvent décider.',
      advice: 'Demandez à l’une d’elles.',
    },
    unknown: {
      text: () => 'Cette demande n’existe plus, ou vous n’y avez pas accès.',
      advice: 'Revenez à vos prestataires.',
    },
  },
  write: 'Écrire au prestataire',
  searchElse: 'Chercher quelqu’un d’autre',
  setDate: 'Choisir la date',
} as const;
