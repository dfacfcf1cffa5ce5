// What the fields themselves say, whatever they ask for.
export const fields = {
  showPassword: 'Afficher le mot de passe',
  optional: '(facultatif)',
  invalid: 'Quelques points sont à revoir',
  invalidField: (field: string, message: string) => (field === '' ? message : `${field}\u00a0: ${message}`),
  clear: 'Effacer',
  count: (length: number, limit: number) => `${length}\u00a0/\u00a0${limit}`,
  countSpoken: (length: number, limit: number) => `${length} caractères sur ${limit}`,
  address: {
    label: 'Adresse à copier',
    created: 'Votre adresse est prête',
    shownOnce: 'Copiez-la maintenant\u00a0: par sécurité, elle ne sera plus affichée.',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée',
    notCopied: 'La copie n’a pas fonctionné\u00a0: sélectionnez l’adresse et copiez-la vous-même.',
  },
  steps: {
    position: (step: number, total: number) => `Étape ${step} sur ${total}`,
    done: 'terminée',
    current: 'en cours',
    todo: 'à venir',
  },
  reason: {
    label: 'Motif',
    optional: '(facultatif)',
    long: '1\u202f000 caractères au plus.',
    cancel: 'Ne rien changer',
  },
  breadcrumbs: {
    label: 'Fil d’Ariane',
    back: (label: string) => `Revenir à ${label}`,
  },
} as const;
