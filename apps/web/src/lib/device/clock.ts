// The time of the server, for sentences such as « il y a 3 heures »: the clock of a device may be wrong by hours.
let offset = (): number => 0;

export const serverNow = (): Date => new Date(Date.now() + offset());

/** The part that sees the answers of the server is loaded with the client, and does not load an area with it. */
export async function followServerClock(): Promise<void> {
  offset = (await import('#web/lib/api/session-check.ts')).clockOffset;
}
