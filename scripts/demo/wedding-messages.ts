// The messages and song wishes that guests of the wedding sent with their replies, by the number of their household.
import type { Household } from './guest-list.ts';
import { french } from './sql.ts';

interface GuestMessage {
  song?: string;
  message?: string;
}

export const messages: Readonly<Record<number, GuestMessage>> = {
  0: {
    song: 'Une valse, une vraie, où l’on garde ses chaussures',
    message:
      'Jules s’entraîne à lancer les pétales. Pour l’instant, Lou les mange. Nous serons là tous les quatre, avec toute notre tendresse.',
  },
  2: {
    song: 'Celle de la colocation. Camille sait laquelle, les voisins aussi',
    message: 'Témoin au rapport. Je m’occupe des alliances, promis. Cette fois, je les compte avant de partir.',
  },
  5: {
    song: 'Du disco après minuit, sans pitié',
    message: 'Quinze ans que nous attendons de voir Noé danser en public. Nous viendrons en avance pour être devant.',
  },
  9: {
    message:
      'Camille, merci de rendre Noé aussi heureux. Noé, merci d’avoir enfin acheté de vraies chaises. Je n’aurais pas misé sur les chaises.',
  },
  15: { song: 'Un rock qui se danse à deux sans se blesser' },
  16: { song: 'N’importe quoi, mais avec un accordéon' },
  20: {
    message:
      'Ambre demande s’il y aura des licornes, Octave s’il y aura des frites. Nous, on demande juste à vous voir heureux.',
  },
  21: { song: 'Le slow de vos dix-sept ans, si vous osez' },
  23: {
    message:
      'Toute l’équipe lèvera son verre avec vous. Promis, personne ne parlera du bureau avant 18 h. Enfin, 17 h 30.',
  },
  29: {
    message: 'Ta grand-mère aurait mis son chapeau bleu. Je le porterai pour elle. Je vous embrasse tous les deux.',
  },
  31: {
    message:
      'Nous serons à l’autre bout du monde ce jour-là. À 17 h, heure de Beaune, deux verres se lèveront quand même.',
  },
  37: { song: 'Une berceuse vers 21 h, pour qu’Inaya nous laisse la suite' },
  42: { song: 'La chanson du camping, en entier, avec les gestes' },
  44: {
    message:
      'J’ai retrouvé la photo du réveillon où vous ne vous connaissiez pas encore. Vous êtes tous les deux dessus, de dos. Je l’apporte.',
  },
  48: { message: 'Nous viendrons à vélo depuis Dijon. Si nous arrivons trempés, ce sera d’amour.' },
  49: { song: 'Quelque chose qui commence doucement et finit debout sur les chaises' },
  55: {
    message:
      'Un petit quatrième s’annonce pour le {jour -2}. Nous trinquerons à la maternité, à l’eau pétillante, en pensant très fort à vous.',
  },
  58: {
    message:
      'À six ans, Camille mariait déjà ses peluches sous un tilleul. Il était temps de passer aux choses sérieuses.',
  },
};

/** The first guest of a household writes for all of it. */
export const withMessages = (household: Household, number: number): Household => {
  const { song, message } = messages[number] ?? {};
  const [first, ...others] = household.guests;
  if (first === undefined) return household;
  const written = {
    ...(song !== undefined && { song: french(song) }),
    ...(message !== undefined && { message: french(message) }),
  };
  return { ...household, guests: [{ ...first, ...written }, ...others] };
};
