// The kind of a place, after its name. The search for places understands the same word.
export const placeKinds = { region: 'région' } as const;
