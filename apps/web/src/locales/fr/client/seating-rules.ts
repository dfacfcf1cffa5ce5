// The texts of the rules of a seating plan.
interface RuleWords {
  people: string;
  households: string | null;
  tag: string;
  table: string | null;
}

export const seatingRules = {
  tab: (count: number) => `Règles (${count})`,
  list: 'Règles',
  lead: 'Dites ce qui compte\u00a0: qui va ensemble, qui se tient à distance.',
  none: 'Aucune règle pour l’instant. Chaque foyer reste à la même table.',
  add: 'Ajouter une règle',
  nobody: 'des personnes qui ne viennent pas',
  strengths: { required: 'Obligatoire', important: 'Important', possible: 'Si possible' },
  kinds: {
    together: 'Ensemble, à la même table',
    apart: 'À des tables différentes',
    near: 'À des tables voisines',
    not_near: 'À des tables éloignées',
    household: 'Un foyer à la même table',
    children_table: 'Une table des enfants',
    group_by_side: 'Regrouper par côté',
    group_by_language: 'Regrouper par langue',
    group_by_tag: 'Regrouper une étiquette',
    alternate_sides: 'Alterner les côtés',
  },
  sentences: {
    together: ({ people }: RuleWords) => `À la même table\u00a0: ${people}.`,
    apart: ({ people }: RuleWords) => `À des tables différentes\u00a0: ${people}.`,
    near: ({ people }: RuleWords) => `À la même table ou à des tables voisines\u00a0: ${people}.`,
    not_near: ({ people }: RuleWords) => `À des tables éloignées\u00a0: ${people}.`,
    household: ({ households }: RuleWords) => `Le foyer reste ensemble\u00a0: ${households ?? ''}.`,
    children_table: ({ table, households }: RuleWords) =>
      households === null
        ? `Table des enfants\u00a0: ${table ?? ''}.`
        : `Table des enfants de ces foyers\u00a0: ${table ?? ''} (${households}).`,
    group_by_side: () => 'Les personnes d’un même côté partagent leurs tables.',
    group_by_language: () => 'Les personnes d’une même langue partagent leurs tables.',
    group_by_tag: ({ tag }: RuleWords) => `Ensemble, l’étiquette «\u00a0${tag}\u00a0».`,
    alternate_sides: ({ table }: RuleWords) =>
      table === null ? 'Les deux côtés alternent à chaque table.' : `Les deux côtés alternent\u00a0: ${table}.`,
  },
  fixed: (name: string, table: string) => `Place fixée\u00a0: ${name}, ${table}.`,
  reserved: (table: string, tag: string) => `Réservée à l’étiquette «\u00a0${tag}\u00a0»\u00a0: ${table}.`,
  elsewhere: 'Se change à la table',
  strengthOf: (sentence: string) => `Importance\u00a0: ${sentence}`,
  remove: (sentence: string) => `Supprimer la règle\u00a0: ${sentence}`,
  removed: 'Règle supprimée',
  notRemoved: 'La règle n’a pas été supprimée',
  notSaved: 'La règle n’a pas été modifiée',
  stale: 'Quelqu’un a modifié cette règle entre-temps\u00a0: la voici à jour.',
  undo: 'Annuler',
  undoElsewhere: 'Ajoutez la règle à nouveau pour revenir en arrière',
  form: {
    title: 'Ajouter une règle',
    kind: 'Règle',
    strength: 'Importance',
    strengthHints: {
      required: 'Un plan qui ne la respecte pas est refusé.',
      important: 'Respectée sauf si une autre règle l’empêche.',
      possible: 'Un souhait, quand il reste du choix.',
    },
    people: 'Personnes',
    addPerson: 'Chercher une personne',
    removePerson: (name: string) => `Retirer ${name}`,
    household: 'Foyer',
    table: 'Table',
    anyTable: 'Toutes les tables',
    tag: 'Étiquette',
    choose: 'Choisir…',
    twoPeople: 'Choisissez au moins deux personnes.',
    required: 'Choisissez dans la liste.',
    submit: 'Ajouter la règle',
    added: 'Règle ajoutée',
  },
};
