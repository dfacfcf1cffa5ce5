// The texts of conversations with partners.
import { formatPlural } from '#web/lib/format/format.ts';

export const messages = {
  title: 'Messages',
  description: 'Vos conversations avec les prestataires de cet événement.',
  lead: 'Une conversation par demande de devis, suivie par toute votre équipe.',
  loadFailed: 'Vos messages n’ont pas pu être chargés.',
  hidden: {
    title: 'Ces conversations ne vous sont pas ouvertes',
    text: 'Elles parlent de prix et sont réservées aux personnes qui suivent le budget. Demandez cet accès à qui organise l’événement.',
  },
  empty: {
    title: 'Aucune conversation pour le moment',
    text: 'Une conversation s’ouvre avec chaque demande de devis.',
    action: 'Voir mes prestataires',
  },
  nothingYet: 'Demande envoyée',
  own: (message: string) => `Vous\u00a0: ${message}`,
  fileAlone: 'Un fichier joint',
  unread: (count: number) => formatPlural(count, 'non lu', 'non lus'),

  thread: {
    title: 'Conversation',
    log: (name: string) => `Messages échangés avec ${name}`,
    fresh: 'Nouveaux messages',
    you: 'Vous',
    files: 'Fichiers joints',
    file: (name: string, size: string) => `${name} (${size})`,
    oldest: 'Les 200 derniers messages sont affichés.',
    closed: 'Cette demande est close\u00a0; la conversation reste lisible et ouverte.',
    readOnly: 'Vous lisez cette conversation\u00a0: seules les personnes qui organisent peuvent écrire.',
  },
  composer: {
    label: 'Votre message',
    placeholder: 'Écrire un message',
    hint: 'Ctrl + Entrée pour envoyer',
    attach: 'Joindre un fichier',
    attachHint: 'PDF ou image, 15\u00a0Mo au plus, dix par message.',
    send: 'Envoyer',
    empty: 'Écrivez quelques mots, ou joignez un fichier.',
    long: 'Ce message est trop long\u00a0: 4\u202f000 caractères au plus.',
    filesUnderway: 'Un fichier est encore en chemin.',
    list: 'Fichiers à joindre',
  },
  pending: {
    sending: 'Envoi en cours',
    waiting: 'Pas encore envoyé\u00a0: le réseau manque. Il est gardé ici.',
    retry: 'Renvoyer',
    remove: 'Supprimer',
    removeOf: (summary: string) => `Supprimer le message non envoyé\u00a0: ${summary}`,
    retryOf: (summary: string) => `Renvoyer le message\u00a0: ${summary}`,
    refusals: {
      'too-many': 'Trop de messages en une heure. Renvoyez celui-ci plus tard.',
      'no-file': 'Un fichier n’est pas arrivé. Supprimez ce message et joignez-le de nouveau.',
      invalid: 'Ce message n’a pas été accepté. Vérifiez sa longueur et ses fichiers.',
      unknown: 'Cette conversation n’existe plus, ou ne vous est plus ouverte.',
    } as Readonly<Record<string, string>>,
  },
} as const;
