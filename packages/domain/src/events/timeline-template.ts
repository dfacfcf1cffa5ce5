// The steps proposed for the day of an event, around its moments: what is prepared before them and done after them.
import type { EventKind, MomentKind } from './events.ts';

export interface ProposedStep {
  title: string;
  day: number;
  starts_minute: number;
  duration_minutes: number;
}

/** A moment of the event, as far as the proposal needs it. */
export interface KnownMoment {
  kind: string;
  /** Days after the first day. */
  day: number;
  /** « 14:30 »; null while it has no hour. */
  hour: string | null;
}

interface Outline {
  title: string;
  /** Minutes after the start of the moment of this kind, or before it when negative. The first that the event has counts. */
  around: ReadonlyArray<readonly [MomentKind, number]>;
  /** The hour of an event without these moments. */
  hour: number;
  duration: number;
}

const at = (hour: number, minute = 0): number => hour * 60 + minute;

const wedding: readonly Outline[] = [
  {
    title: 'Petit déjeuner et réveil en douceur',
    around: [
      ['mairie', -390],
      ['ceremonie', -420],
    ],
    hour: at(8, 30),
    duration: 45,
  },
  {
    title: 'Coiffure et maquillage',
    around: [
      ['mairie', -330],
      ['ceremonie', -360],
    ],
    hour: at(9, 30),
    duration: 150,
  },
  { title: 'Livraison des fleurs et décoration de la salle', around: [['diner', -600]], hour: at(10), duration: 120 },
  {
    title: 'Déjeuner léger',
    around: [
      ['mairie', -165],
      ['ceremonie', -180],
    ],
    hour: at(12),
    duration: 45,
  },
  {
    title: 'Habillage',
    around: [
      ['mairie', -105],
      ['ceremonie', -120],
    ],
    hour: at(12, 45),
    duration: 45,
  },
  {
    title: 'Photos des préparatifs',
    around: [
      ['mairie', -60],
      ['ceremonie', -75],
    ],
    hour: at(13, 30),
    duration: 30,
  },
  { title: 'Photos de groupe', around: [['vin_honneur', 15]], hour: at(17, 30), duration: 45 },
  { title: 'Photos de couple', around: [['vin_honneur', 60]], hour: at(18, 15), duration: 30 },
  { title: 'Entrée dans la salle', around: [['diner', 0]], hour: at(20), duration: 10 },
  { title: 'Discours des témoins', around: [['diner', 75]], hour: at(21, 15), duration: 20 },
  { title: 'Gâteau', around: [['diner', 165]], hour: at(22, 45), duration: 30 },
  {
    title: 'Ouverture du bal',
    around: [
      ['soiree', 0],
      ['diner', 200],
    ],
    hour: at(23, 20),
    duration: 10,
  },
];

const celebration: readonly Outline[] = [
  {
    title: 'Installation et décoration',
    around: [
      ['vin_honneur', -180],
      ['diner', -240],
    ],
    hour: at(15),
    duration: 120,
  },
  {
    title: 'Arrivée du traiteur',
    around: [
      ['vin_honneur', -90],
      ['diner', -150],
    ],
    hour: at(17),
    duration: 60,
  },
  {
    title: 'Essai du son et des lumières',
    around: [
      ['vin_honneur', -45],
      ['diner', -105],
    ],
    hour: at(18),
    duration: 20,
  },
  {
    title: 'Accueil des invités',
    around: [
      ['vin_honneur', -15],
      ['diner', -75],
    ],
    hour: at(18, 45),
    duration: 30,
  },
  { title: 'Quelques mots', around: [['diner', 60]], hour: at(21), duration: 15 },
  { title: 'Gâteau et cadeaux', around: [['diner', 135]], hour: at(22, 15), duration: 30 },
  { title: 'Rangement', around: [['soiree', 300]], hour: at(25), duration: 60 },
];

const christening: readonly Outline[] = [
  { title: 'Préparatifs de l’enfant', around: [['ceremonie', -90]], hour: at(9), duration: 45 },
  {
    title: 'Accueil des proches devant le lieu de la cérémonie',
    around: [['ceremonie', -20]],
    hour: at(10, 10),
    duration: 20,
  },
  { title: 'Photos de famille', around: [['ceremonie', 50]], hour: at(11, 20), duration: 30 },
  { title: 'Mots de la marraine et du parrain', around: [['vin_honneur', 135]], hour: at(13, 30), duration: 15 },
  { title: 'Gâteau et dragées', around: [['vin_honneur', 195]], hour: at(14, 30), duration: 30 },
];

const seminar: readonly Outline[] = [
  {
    title: 'Installation des salles et essai du matériel',
    around: [['conference', -120]],
    hour: at(7, 30),
    duration: 60,
  },
  { title: 'Accueil café et remise des badges', around: [['conference', -30]], hour: at(9), duration: 30 },
  { title: 'Pause de la matinée', around: [['conference', 75]], hour: at(10, 45), duration: 15 },
  { title: 'Pause de l’après-midi', around: [['atelier', 90]], hour: at(15, 30), duration: 15 },
  { title: 'Conclusion', around: [['atelier', 165]], hour: at(16, 45), duration: 15 },
  { title: 'Photo de groupe', around: [['atelier', 180]], hour: at(17), duration: 15 },
];

const outlines: Record<EventKind, readonly Outline[]> = {
  mariage: wedding,
  anniversaire: celebration,
  seminaire: seminar,
  bapteme: christening,
  autre: celebration,
};

/** The last minute at which a step may start: the night after the day, until six. */
const LAST_MINUTE = 1_799;

export function proposedSteps(kind: EventKind, moments: readonly KnownMoment[]): ProposedStep[] {
  return outlines[kind].map(({ title, around, hour, duration }) => {
    const [found] = around.flatMap(([moment, after]) => {
      const known = moments.find((one) => one.kind === moment && one.hour !== null);
      return known?.hour == null ? [] : [{ day: known.day, minute: minuteOf(known.hour) + after }];
    });
    const minute = found?.minute ?? hour;
    return {
      title,
      day: found?.day ?? 0,
      starts_minute: Math.min(LAST_MINUTE, Math.max(0, minute)),
      duration_minutes: duration,
    };
  });
}

const minuteOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5));
