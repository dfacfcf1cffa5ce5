// What tables, long lists, charts and the command palette say, whatever they show.
export const surfaces = {
  device: {
    on: (browser: string, system: string) => `${browser} sur ${system}`,
    unknown: 'Appareil inconnu',
  },
  table: {
    sortBy: 'Trier par',
    unsorted: 'Ordre d’origine',
    ascending: (column: string) => `${column}, ordre croissant`,
    descending: (column: string) => `${column}, ordre décroissant`,
    selection: 'Sélection',
    select: (row: string) => `Sélectionner ${row}`,
    selectAll: 'Tout sélectionner',
    selected: (count: string, total: string) => `Sélection\u00a0: ${count} sur ${total}`,
  },
  sortable: {
    handle: (name: string) => `Déplacer ${name}`,
    keys: 'Flèches haut et bas pour changer l’ordre',
    moved: (name: string, place: number, total: number) => `${name}\u00a0: place ${place} sur ${total}`,
  },
  chart: {
    showTable: 'Voir le tableau',
    hideTable: 'Masquer le tableau',
    empty: 'Pas encore de chiffres à montrer.',
    none: '—',
    summary: (title: string, values: string) => `${title}. ${values}.`,
    value: (label: string, value: string) => `${label}\u00a0: ${value}`,
  },
  palette: {
    title: 'Rechercher une page ou une action',
    placeholder: 'Chercher une page ou une action',
    results: 'Pages et actions',
    searching: 'Recherche en cours…',
    none: (query: string) => `Aucun résultat pour «\u00a0${query}\u00a0»`,
    found: (count: number) => (count > 1 ? `${count} résultats` : `${count} résultat`),
    keys: '↑ ↓ pour parcourir, Entrée pour choisir, Échap pour fermer',
  },
} as const;
