/** Waits for the lock, calling `onWait` once if somebody holds it; answers the function that gives it back. */
export function holdLock(file: string, onWait: () => void): Promise<() => void>;
