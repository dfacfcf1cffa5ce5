// What the platform says of itself. The server reads it in process, the browser asks /status: a loader sees one function.
import { createContext } from 'react-router';

export type PlatformState = { database: 'ready'; tables: number; milliseconds: number } | { database: 'unavailable' };

export type ReadPlatformState = (signal: AbortSignal) => Promise<PlatformState>;

export const platformStateContext = createContext<ReadPlatformState>();

export const readPlatformStateFrom =
  (origin: string): ReadPlatformState =>
  async (signal) => {
    try {
      const response = await fetch(`${origin}/status`, { signal });
      return parsePlatformState(await response.json());
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof TypeError || error instanceof SyntaxError) return { database: 'unavailable' };
      throw error;
    }
  };

export function parsePlatformState(value: unknown): PlatformState {
  if (typeof value !== 'object' || value === null) return { database: 'unavailable' };
  const { database, tables, milliseconds } = value as Record<string, unknown>;
  if (database !== 'ready' || typeof tables !== 'number' || typeof milliseconds !== 'number') {
    return { database: 'unavailable' };
  }
  return { database, tables, milliseconds };
}
