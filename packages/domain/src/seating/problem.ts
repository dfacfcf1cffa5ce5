// A seating problem as the editor, the solver and its worker share it: who comes to one moment, the tables of one plan, the rules.
// Plain JSON, so that it is posted to a worker as it is.

export interface SeatingGuest {
  id: string;
  /** Guests of one household sit together, unless a rule allows otherwise. */
  householdId: string;
  age: 'adult' | 'child' | 'baby';
  /** A band among adults, when it is known. */
  ageBand?: 'young' | 'middle' | 'old' | undefined;
  side: string | null;
  tags: readonly string[];
  languages: readonly string[];
  /** A baby on somebody's lap takes no seat. */
  needsSeat: boolean;
}

export type TableShape = 'round' | 'rectangular' | 'long' | 'head';

export interface SeatingTable {
  id: string;
  shape: TableShape;
  /** The most and the fewest people at this table; the fewest applies once somebody sits there. */
  capacity: number;
  minimum: number;
  /** The tables that count as « near »: their ids, in both directions. */
  neighbours: readonly string[];
}

/** « obligatoire », « important », « si possible ». A required rule limits the plans; the others add to their score. */
export type RuleStrength = 'required' | 'important' | 'possible';

export type SeatingRule = { id: string; strength: RuleStrength } & (
  | { kind: 'together' | 'apart' | 'near' | 'notNear'; guestIds: readonly string[] }
  /** The guests of one household, together. Without such a rule a household is required to share a table. */
  | { kind: 'household'; householdId: string }
  /** Children of these households sit at this table. */
  | { kind: 'childrenTable'; tableId: string; householdIds: readonly string[] }
  /** People of one side, language or tag share tables with each other. */
  | { kind: 'groupBySide' }
  | { kind: 'groupByLanguage' }
  | { kind: 'groupByTag'; tag: string }
  /** Neighbours at the table differ in side. */
  | { kind: 'alternateSides'; tableId: string | null }
  /** Only people with this tag sit at this table. */
  | { kind: 'reserved'; tableId: string; tag: string }
  /** This guest sits at this table, on this seat when one is named. */
  | { kind: 'fixed'; guestId: string; tableId: string; seat: number | null }
);

/** In tenths of a point, for each tag that two people share. */
export const DEFAULT_TAG_WEIGHT = 10;

export interface SeatingProblem {
  guests: readonly SeatingGuest[];
  tables: readonly SeatingTable[];
  rules: readonly SeatingRule[];
  /** How much two people with a common tag belong together; a tag without a weight counts `DEFAULT_TAG_WEIGHT`. */
  tagWeights?: Readonly<Record<string, number>>;
  /** How much two people in particular like to share a table, beyond their tags, sides, ages and languages; in tenths of a point. */
  affinities?: readonly { guestIds: readonly [string, string]; weight: number }[];
}

/** Where somebody sits. Guests without an entry are still to be placed. */
export type SeatingPlan = Readonly<Record<string, { tableId: string; seat: number | null }>>;
