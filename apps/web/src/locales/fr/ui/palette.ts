// The command palette of the areas: its button in the header, and the kinds of what it finds.
export const palette = {
  open: 'Rechercher',
  shortcut: 'Ctrl K',
  macShortcut: '⌘ K',
  pages: 'Pages',
  kinds: {
    people: 'Personnes',
    partners: 'Prestataires',
    events: 'Événements',
    guests: 'Invités',
    tasks: 'Tâches',
    event_partners: 'Mes prestataires',
    requests: 'Demandes',
    quotes: 'Devis',
    settings: 'Réglages',
  },
  quote: (number: string) => `Devis ${number}`,
  draft: 'Brouillon de devis',
  nameless: 'Sans nom',
} as const;
