// Recommendations between partners: given and received, and what the client reads.
import { formatPlural } from '#web/lib/format/format.ts';

export const recommendations = {
  title: 'Recommandations',
  description: 'Les confrères et consœurs que vous recommandez à vos clients, et ceux qui vous recommandent.',
  lead: 'Recommander quelqu’un de confiance rend service à vos clients quand vous n’êtes pas libre. Ils voient toujours que la recommandation vient de vous.',
  loadFailed: 'Vos recommandations n’ont pas pu être chargées.',
  given: {
    tab: (count: number) => (count === 0 ? 'Données' : `Données (${count})`),
    list: 'Recommandations données',
    empty: 'Vous n’avez encore recommandé personne',
    emptyText:
      'Ouvrez une demande, puis «\u00a0Recommander un confrère\u00a0»\u00a0: votre client verra sa fiche et votre mot.',
    action: 'Voir mes demandes',
    to: (client: string, event: string) => `À ${client}, pour «\u00a0${event}\u00a0»`,
  },
  received: {
    tab: (count: number) => (count === 0 ? 'Reçues' : `Reçues (${count})`),
    list: 'Recommandations reçues',
    empty: 'Personne ne vous a encore recommandé',
    emptyText:
      'Quand un autre prestataire vous recommande à un client, vous le voyez ici. Le nom du client reste confidentiel tant qu’il ne vous écrit pas.',
    kind: (kind: string) => `Pour un événement\u00a0: ${kind.toLowerCase()}`,
  },
  states: {
    new: 'En attente du client',
    dismissed: 'Pas retenue',
    followed: 'Le client a demandé un devis',
  },
  dialog: {
    open: 'Recommander un confrère',
    title: 'Recommander un confrère ou une consœur',
    text: (client: string) => `${client} verra sa fiche, et que c’est vous qui recommandez.`,
    search: 'Nom ou métier',
    found: (count: number) => formatPlural(count, 'prestataire trouvé', 'prestataires trouvés'),
    results: 'Prestataires de l’annuaire',
    none: 'Aucun prestataire de l’annuaire ne correspond.',
    typeMore: 'Tapez au moins deux lettres.',
    searchFailed: 'La recherche n’a pas abouti. Réessayez dans un instant.',
    note: 'Votre mot',
    optional: '(facultatif)',
    noteHint: 'Pourquoi cette personne, en une phrase.',
    missing: 'Choisissez une personne dans la liste.',
    long: '500 caractères au plus.',
    cancel: 'Annuler',
    submit: 'Recommander',
    done: 'Recommandation envoyée',
    failed: 'La recommandation n’est pas partie',
  },
  client: {
    title: (partner: string) => `Recommandé par ${partner}`,
    text: 'Une recommandation entre professionnels. Vous êtes libre de la suivre.',
    see: 'Voir sa fiche',
    dismiss: 'Ne plus afficher',
    dismissOf: (name: string) => `Ne plus afficher\u00a0: ${name}`,
    dismissed: 'Recommandation masquée',
    notDismissed: 'La recommandation est toujours affichée',
    asked: 'Devis demandé',
  },
  /** On the request that a recommendation led to. */
  from: (names: string) => `Cette demande fait suite à une recommandation de ${names}.`,
} as const;
