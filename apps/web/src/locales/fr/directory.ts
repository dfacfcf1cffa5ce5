// The directory of providers, until it opens.
export const directory = {
  title: 'Prestataires',
  description: 'L’annuaire des prestataires de Liesse ouvre bientôt.',
  heading: 'L’annuaire ouvre bientôt',
  text: 'Lieux, traiteurs, photographes, fleuristes\u00a0: nous vérifions les premiers prestataires un par un. L’annuaire paraîtra ici, classé sans publicité.',
  join: 'Vous êtes prestataire\u00a0? Inscrivez votre activité',
} as const;
