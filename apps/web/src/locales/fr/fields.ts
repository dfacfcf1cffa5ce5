// What the fields themselves say, whatever they ask for.
export const fields = {
  showPassword: 'Afficher le mot de passe',
  optional: '(facultatif)',
} as const;
