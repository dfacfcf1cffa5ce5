// Which transactions were committed at an instant, as PostgreSQL writes it: `xmin:xmax:xip,…`.

export interface Snapshot {
  text: string;
  xmin: bigint;
  xmax: bigint;
  running: ReadonlySet<bigint>;
}

export function parseSnapshot(text: string): Snapshot {
  const [xmin = '0', xmax = '0', running = ''] = text.split(':');
  return {
    text,
    xmin: BigInt(xmin),
    xmax: BigInt(xmax),
    running: new Set(running === '' ? [] : running.split(',').map(BigInt)),
  };
}

/** Before everything: nothing is visible in it. */
export const NOTHING: Snapshot = parseSnapshot('1:1:');

export function isVisibleIn(xid: bigint, snapshot: Snapshot): boolean {
  if (xid < snapshot.xmin) return true;
  return xid < snapshot.xmax && !snapshot.running.has(xid);
}

/** Of two snapshots of one server, taken one after the other. */
export const isOlder = (one: Snapshot, other: Snapshot): boolean =>
  one.xmax < other.xmax || one.xmin < other.xmin || one.running.size > other.running.size;
