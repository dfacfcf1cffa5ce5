import { describe, expect, it } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '!./**/*.test.ts', '../../lib/api/error-messages.ts'],
  { eager: true },
);
/** The arguments that sentences take: numbers, which most count, names, lists and days. */
const examples: readonly unknown[][] = [
  [2027, 3, 2],
  ['Inès', 'Paul', 'Yves'],
  [2, ['Inès', 'Paul']],
  [['Inès', 'Paul']],
  ['Inès', '2027-06-12'],
  ['2027-06-12', { guests: 2, events: 3 }],
  [{ guests: 2, events: 3 }],
  [{ kind: 'added', label: 'Bouquet', cents: 1200 }],
];

const sentences = new Map(Object.entries(files).map(([file, text]) => [file, leaves(text, file)]));

// Quoted from the specification, letter by letter: English, straight apostrophes, three dots, no space before the mark, « email ».
const quoted = new Set([
  'Oops! Page not found',
  'Return to Home',
  'Loading authentication state...',
  'Chargement en cours...',
  'Connexion en cours...',
  'Inscription en cours...',
  "Vous n'avez pas les permissions nécessaires pour accéder à cette page",
  'Mot de passe oublié?',
  "Organisation d'événements",
  'Vous avez déjà un compte?',
  "S'inscrire",
  "Erreur d'inscription",
  "L'inscription a échoué",
  "Erreur d'envoi",
  "Choisissez le rôle qui correspond à votre utilisation de l'application",
  "Impossible d'envoyer l'email de récupération. Veuillez réessayer.",
  "Une erreur inattendue s'est produite. Veuillez réessayer.",
  "L'authentification biométrique a échoué. Veuillez réessayer ou utiliser une autre méthode de connexion.",
  "Une erreur est survenue lors de l'authentification biométrique.",
  "Impossible de trouver l'invité avec ce token",
  "Voulez-vous quitter l'application?",
  'Email',
  'Email envoyé',
  'Si un compte existe avec cette adresse email, vous recevrez un lien de récupération de mot de passe.',
  'Veuillez vérifier votre email pour confirmer votre compte.',
]);

describe('every French sentence', () => {
  it('is found by this test', () => {
    expect([...sentences.values()].flat().length).toBeGreaterThan(4000);
  });

  it.each([...sentences])('of %s is set by the rules of French typography', (_, inFile) => {
    const offenders = inFile.filter(([, text]) => !quoted.has(text)).flatMap(faultsOf);
    expect(offenders, offenders.join('\n')).toEqual([]);
  });

  it('that breaks a rule is found', () => {
    const broken = ['Pourquoi ?', 'Pourquoi?', 'Un «mot »', "L'été", 'Un instant...', ' Bonjour', 'Bonjour '];
    expect(broken.flatMap((text) => faultsOf(['', text]))).toHaveLength(broken.length);
    expect(faultsOf(['', 'Pourquoi\u00a0? «\u00a0L’été\u00a0», un instant…'])).toEqual([]);
  });
});

const rules: readonly [string, (text: string) => boolean][] = [
  ['a non-breaking space comes before : ; ! ? »', (text) => !/[^\u00a0\u202f][:;!?»](?:\s|$)/.test(text)],
  ['a non-breaking space comes after «', (text) => !/«[^\u00a0\u202f]/.test(text)],
  ['the apostrophe is curved', (text) => !text.includes("'")],
  ['an ellipsis is one character', (text) => !text.includes('...')],
  ['« e-mail » has a hyphen', (text) => !/\be?mails?\b/i.test(text.replaceAll(/\be-mails?\b/gi, ''))],
  ['no space comes first or last', (text) => !/^ | $/.test(text)],
];

/** The first rule that a sentence breaks, if any. */
function faultsOf([path, text]: [string, string]): string[] {
  const broken = rules.find(([, isRight]) => !isRight(text));
  return broken === undefined ? [] : [`${path}: ${broken[0]}: ${JSON.stringify(text)}`];
}

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined) return [];
  if (typeof value === 'function') return leaves(spoken(value as Sentence), path);
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

type Sentence = (...examples: unknown[]) => unknown;

function spoken(sentence: Sentence): unknown {
  for (const given of examples) {
    try {
      return sentence(...given);
    } catch {
      // The next example may be of the right kind.
    }
  }
  throw new Error(`no example fits ${sentence.toString()}`);
}
