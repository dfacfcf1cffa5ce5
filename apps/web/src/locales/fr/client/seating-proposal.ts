// The texts of the automatic seating plan.
import type { SolveMode, UnmetReason } from '@liesse/domain';
import { formatPlural } from '#web/lib/format/format.ts';

const people = (count: number) => formatPlural(count, 'personne', 'personnes');

export const seatingProposal = {
  open: 'Proposer un plan',
  title: 'Plan automatique',
  lead: 'Vos règles guident la recherche. Rien ne change avant votre accord.',
  mode: 'Que souhaitez-vous\u00a0?',
  modes: {
    propose: {
      label: 'Proposer un plan',
      hint: 'Place les personnes sans table. Celles qui ont une place la gardent.',
    },
    improve: {
      label: 'Améliorer le plan',
      hint: 'Déplace quelques personnes, seulement si le plan y gagne nettement.',
    },
    repair: {
      label: 'Réparer le plan',
      hint: 'Après des réponses tardives\u00a0: le moins de changements possible pour respecter vos règles.',
    },
  } satisfies Record<SolveMode, { label: string; hint: string }>,
  start: 'Lancer la recherche',
  noTable: 'Ajoutez d’abord des tables à votre salle.',
  noGuest: 'Personne n’a encore confirmé sa venue à ce moment.',
  running: 'Recherche du meilleur plan',
  progress: (share: number) => `${Math.round(share * 100)}\u00a0%`,
  soFar: (unplaced: number, unmet: number) =>
    `Pour l’instant\u00a0: ${unplaced === 0 ? 'tout le monde a une place' : `${people(unplaced)} sans place`}, ${
      unmet === 0
        ? 'tous vos souhaits sont respectés'
        : formatPlural(unmet, 'souhait non respecté', 'souhaits non respectés')
    }.`,
  stop: 'Arrêter et voir ce plan',
  failed: 'La recherche n’a pas pu aboutir. Réessayez.',
  stale: 'Le plan a changé pendant la recherche. Relancez-la pour en tenir compte.',
  again: 'Relancer',
  back: 'Retour',
  apply: (count: number) => `Appliquer ${formatPlural(count, 'changement', 'changements')}`,
  applied: (count: number) => formatPlural(count, 'changement appliqué', 'changements appliqués'),
  nothing: 'Rien à changer\u00a0: nous n’avons pas trouvé mieux que votre plan actuel.',
  changes: 'Ce qui change',
  change: (name: string, from: string, to: string) => `${name}\u00a0: ${from} → ${to}`,
  waiting: 'à placer',
  seat: (table: string, seat: number) => `${table}, place\u00a0${seat}`,
  unplaced: 'Sans place',
  broken: 'Règles obligatoires non respectées',
  brokenHousehold: (name: string) => `Le foyer ${name} est séparé.`,
  brokenCapacity: (table: string) => `Trop de monde\u00a0: ${table}.`,
  brokenMinimum: (table: string, minimum: number) => `Moins de ${people(minimum)}\u00a0: ${table}.`,
  conflict: 'Ces demandes se contredisent',
  conflictLead: 'Elles ne peuvent pas être respectées toutes à la fois. Supprimez ou assouplissez l’une d’elles.',
  conflictHousehold: (name: string) => `Le foyer ${name} reste à une même table.`,
  conflictSeats: 'Le nombre de places à vos tables.',
  unmet: 'Souhaits non respectés',
  reasons: {
    unplaced: 'Une de ces personnes n’a pas de place.',
    full: 'Il ne reste pas assez de places.',
    forbidden: 'Une règle obligatoire l’empêche.',
    outweighed: 'D’autres souhaits comptent davantage.',
  } satisfies Record<UnmetReason, string>,
};
