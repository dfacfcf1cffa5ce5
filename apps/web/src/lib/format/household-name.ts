/** A household within a sentence: la famille Martin, les Martin, Awa et Jean */
export const householdName = (name: string): string =>
  name.replace(/^(?:La )?Famille(?= \S)/i, 'la famille').replace(/^Les(?= \S)/, 'les');
