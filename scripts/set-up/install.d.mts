/** Answers the path of the project's Node, with every dependency of the lock file in place. */
export function ensureInstalled(root: string): Promise<string>;
/** Whether npm itself left here exactly what the lock file asks for. */
export function matchesLock(root: string): boolean;
