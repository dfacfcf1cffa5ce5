import { describe, expect, it } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });
const sentences = Object.entries(files).flatMap(([file, text]) => leaves(text, file));

// Quoted by the specification, and kept to its letter: English, straight apostrophes, three dots, no space before the mark.
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
]);

describe('every French sentence', () => {
  it('is found by this test', () => {
    expect(sentences.length).toBeGreaterThan(200);
  });

  it.each(sentences.filter(([, text]) => !quoted.has(text)))(
    'is set by the rules of French typography: %s',
    (_, text) => {
      expect(text).not.toMatch(/[^\u00a0\u202f][:;!?»](?:\s|$)/);
      expect(text).not.toMatch(/«[^\u00a0\u202f]/);
      expect(text).not.toContain("'");
      expect(text).not.toContain('...');
      expect(text).toBe(text.trim());
    },
  );
});

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined) return [];
  if (typeof value === 'function') return leaves(spoken(value as Sentence), path);
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

type Sentence = (...examples: unknown[]) => unknown;

/** Of numbers, which most count, or of names. */
function spoken(sentence: Sentence): unknown {
  try {
    return sentence(2027, 3, 2);
  } catch {
    return sentence('Inès', 'Paul', 'Yves');
  }
}
