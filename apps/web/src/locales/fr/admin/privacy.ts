// The privacy desk: requests of access and erasure, nightly erasure, and guest links that leaked.
import { formatList, formatPlural } from '#web/lib/format/format.ts';

/** Left out when the number is zero. */
const parts = (numbers: ReadonlyArray<readonly [number, string, string]>): string =>
  formatList(numbers.flatMap(([count, one, other]) => (count === 0 ? [] : [formatPlural(count, one, other)])));

export const adminPrivacy = {
  title: 'Données personnelles',
  description: 'Les demandes d’accès et d’effacement, l’effacement automatique et les liens divulgués.',
  lead: 'Vous voyez des nombres par événement, jamais les réponses ni les noms des invités.',
  tabs: { label: 'Données personnelles', requests: 'Demandes', runs: 'Effacement automatique', link: 'Lien divulgué' },
  requests: {
    state: 'État des demandes',
    states: { open: 'À traiter', answered: 'Traitées' },
    list: 'Demandes de données personnelles',
    loadFailed: 'Les demandes n’ont pas pu être chargées.',
    more: 'Demandes suivantes',
    emptyOpen: {
      title: 'Aucune demande à traiter',
      text: 'Une demande apparaît ici quand la personne a confirmé son adresse e-mail.',
      action: 'Voir le formulaire public',
    },
    emptyAnswered: { title: 'Aucune demande traitée', text: 'Les réponses restent ici trois ans, sans l’adresse.' },
    kinds: { access: 'Accès', erasure: 'Effacement' },
    forgotten: 'Adresse effacée',
    due: (day: string) => `À traiter avant le ${day}`,
    overdue: (day: string) => `En retard depuis le ${day}`,
    proven: (day: string) => `Confirmée le ${day}`,
    words: 'Précisions',
    account: 'Cette adresse a aussi un compte, qui se gère dans «\u00a0Clients\u00a0».',
    matches: 'Données trouvées',
    noMatch: 'Cette adresse ne figure dans aucun événement.',
    match: (guests: number, households: number, photos: number, mails: number) =>
      parts([
        [guests, 'invité', 'invités'],
        [households, 'foyer', 'foyers'],
        [photos, 'photo', 'photos'],
        [mails, 'e-mail', 'e-mails'],
      ]),
    noDate: 'sans date',
    failed: 'La demande n’a pas été traitée',
    send: 'Envoyer ses données',
    sendAgain: 'Renvoyer le lien',
    sendQuestion: {
      title: 'Envoyer ses données\u00a0?',
      text: 'La personne reçoit un lien valable trois jours, qui ne s’ouvre qu’une fois. Vous ne voyez pas le fichier.',
      action: 'Envoyer',
    },
    sent: 'Le lien est parti',
    erase: 'Effacer',
    actionFor: (action: string, email: string) => `${action}\u00a0: ${email}`,
    eraseQuestion: {
      title: 'Effacer ces données pour toujours\u00a0?',
      text: (events: number) =>
        events === 0
          ? 'Cette adresse ne figure dans aucun événement. Nos messages et nos e-mails à cette adresse sont effacés, et la personne est prévenue.'
          : `La personne disparaît de ${formatPlural(events, 'événement', 'événements')}, avec ses réponses et ses photos. Elle est prévenue, et les hôtes sont informés d’un départ, sans son nom.`,
      action: 'Effacer pour toujours',
    },
    erased: 'Les données sont effacées',
    outcome: {
      sent: (day: string) => `Lien envoyé le ${day}`,
      opened: (day: string) => `Ouvert le ${day}`,
      notOpened: 'Pas encore ouvert',
      erased: (day: string, numbers: Readonly<Record<string, number>>) => {
        const what = parts([
          [numbers['guests'] ?? 0, 'invité', 'invités'],
          [numbers['households'] ?? 0, 'foyer', 'foyers'],
          [numbers['photos'] ?? 0, 'photo', 'photos'],
          [numbers['mails'] ?? 0, 'e-mail', 'e-mails'],
          [numbers['messages'] ?? 0, 'message', 'messages'],
        ]);
        return what === '' ? `Rien à effacer, le ${day}` : `Effacé le ${day}\u00a0: ${what}`;
      },
    },
  },
  runs: {
    text: 'Chaque nuit, ce qui a dépassé sa durée de conservation est effacé. Voici les quatorze dernières nuits.',
    list: 'Effacements automatiques',
    loadFailed: 'Les effacements n’ont pas pu être chargés.',
    empty: { title: 'Aucun effacement pour l’instant', text: 'Le premier a lieu la nuit prochaine.' },
    nothing: 'Rien à effacer',
    numbers: (erased: Readonly<Record<string, number>>) =>
      parts([
        [erased['events'] ?? 0, 'événement', 'événements'],
        [erased['diets'] ?? 0, 'régime ou allergie', 'régimes ou allergies'],
        [erased['undos'] ?? 0, 'annulation d’invités', 'annulations d’invités'],
        [erased['team_invitations'] ?? 0, 'invitation d’équipe', 'invitations d’équipe'],
        [erased['acceptances'] ?? 0, 'accord', 'accords'],
        [erased['contact_messages'] ?? 0, 'message de contact', 'messages de contact'],
        [erased['privacy_requests'] ?? 0, 'demande', 'demandes'],
      ]),
  },
  link: {
    text: 'Un lien d’invité circule là où il ne devrait pas\u00a0? Collez-le ici\u00a0: il n’ouvre plus rien, et les hôtes sont invités à envoyer le nouveau.',
    form: 'Lien divulgué',
    link: 'Lien d’invité',
    linkHint: 'L’adresse entière, telle qu’elle a été trouvée.',
    linkMissing: 'Collez le lien.',
    reason: 'Motif',
    reasonHint: 'Sans donnée personnelle\u00a0: il reste au journal.',
    reasonMissing: 'Écrivez au moins trois caractères.',
    reasonLong: 'Mille caractères au plus.',
    submit: 'Révoquer le lien',
    failed: 'Le lien n’a pas été révoqué',
    done: 'Le lien est révoqué',
    doneText: (event: string) => `Il ouvrait «\u00a0${event}\u00a0». Les hôtes sont prévenus.`,
  },
} as const;
