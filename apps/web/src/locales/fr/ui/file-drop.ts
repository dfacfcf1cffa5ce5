// The field that takes files.
import { formatList } from '#web/lib/format/format.ts';

export const fileDrop = {
  choose: 'Choisir des fichiers',
  chooseOne: 'Choisir un fichier',
  orDrop: 'ou déposez-les ici',
  orDropOne: 'ou déposez-le ici',
  drop: 'Déposez pour ajouter',
  list: 'Fichiers ajoutés',
  waiting: 'En attente',
  sending: (share: string) => `Envoi en cours, ${share}`,
  progress: (name: string) => `Envoi de ${name}`,
  sent: 'Envoyé',
  failed: 'L’envoi a échoué. Vérifiez votre connexion, puis réessayez.',
  wrongKind: (kinds: readonly string[]) =>
    `Ce format n’est pas accepté. Formats possibles\u00a0: ${formatList(kinds)}.`,
  tooLarge: (size: string, limit: string) => `Ce fichier pèse ${size}\u00a0; la limite est de ${limit}.`,
  empty: 'Ce fichier est vide.',
  tooMany: (limit: number) => (limit > 1 ? `${limit} fichiers au plus.` : 'Un seul fichier à la fois.'),
  cancel: (name: string) => `Annuler l’envoi de ${name}`,
  retry: (name: string) => `Réessayer l’envoi de ${name}`,
  remove: (name: string) => `Retirer ${name} de la liste`,
  announcements: {
    sent: (name: string) => `${name}\u00a0: envoyé`,
    cancelled: (name: string) => `${name}\u00a0: envoi annulé`,
    removed: (name: string) => `${name}\u00a0: retiré de la liste`,
  },
  anyImage: 'images',
  anyVideo: 'vidéos',
  anyAudio: 'sons',
} as const;
