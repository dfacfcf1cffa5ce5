// What a form says about text that was typed and not saved.
export const drafts = {
  found: 'Brouillon retrouvé',
  foundText: 'Voici ce que vous aviez saisi sans l’enregistrer.',
  discard: 'Effacer le brouillon',
} as const;
