// The tools that are available. Setting one to true here removes « Bientôt » from every public page.
export const openTools = {
  directory: true,
  advice: true,
  checks: true,
  planning: true,
  guests: true,
  budget: true,
  seating: false,
  dayPlan: true,
  requests: true,
  quotes: true,
} as const satisfies Record<string, boolean>;

export type Tool = keyof typeof openTools;

/** A text names the tool that it speaks of; one that names none, or one we do not know, promises nothing. */
export const isAwaited = (tool: string | undefined): boolean =>
  tool !== undefined && Object.hasOwn(openTools, tool) && !openTools[tool as Tool];
