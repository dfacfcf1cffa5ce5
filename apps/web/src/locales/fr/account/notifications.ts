// What is new for a person: the bell and its list.
import { formatPlural } from '#web/lib/format/format.ts';

export const notifications = {
  title: 'Notifications',
  bell: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${formatPlural(unread, 'non lue', 'non lues')}`,
  many: '99+',
  markAll: 'Tout marquer comme lu',
  markOne: (title: string) => `Marquer comme lu\u00a0: ${title}`,
  remove: (title: string) => `Supprimer\u00a0: ${title}`,
  unread: 'Non lu.',
  older: 'Voir les plus anciennes',
  settings: 'Choisir mes notifications',
  empty: 'Rien de nouveau',
  emptyText: 'Les réponses de vos invités, vos échéances et vos messages apparaîtront ici.',
  failure: 'Les notifications n’ont pas pu être chargées.',
  notSaved: 'Notification inchangée',
  news: (title: string) => `Nouvelle notification\u00a0: ${title}`,
} as const;
