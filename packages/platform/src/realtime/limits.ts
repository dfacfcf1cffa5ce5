// Limits of one socket, one channel and the whole service, so that one client cannot exhaust what the others need.

export const LIMITS = {
  sockets: 10_000,
  /** In one process. A household or an office is far from it, and a machine that opens sockets for sport is not. */
  socketsPerNetwork: 200 as number,
  socketsPerAccount: 50 as number,
  frameBytes: 1024 * 1024,
  channelsPerSocket: 100,
  requestsPerChannel: 100,
  /** The length of a topic in a frame: binary frames encode it in one byte. */
  topicBytes: 255,
  eventBytes: 255,
  payloadBytes: 256 * 1024,
  presenceBytes: 4 * 1024,
  presenceKeyLength: 256,
  presencesPerTopic: 1_000,
  /** Of what a client wrote: deeper values make other clients' own cloning fail. */
  depth: 64,
  /** Frames of one socket, a second and at once. */
  frames: { perSecond: 100, burst: 200 },
  joins: { perSecond: 10, burst: 120 },
  presences: { perSecond: 5, burst: 20 },
  /** Frames refused by those limits before the socket is closed. */
  refusedFrames: 1_000,
  httpMessages: { perSecond: 100, burst: 500 },
  messagesPerRequest: 100,
  /** Frames that wait behind one that asks the database. */
  queuedPerChannel: 500,
  joinsAtOnce: 16,
  /** Without a frame for longer a socket is given up: two heartbeats of the official client and a bit. */
  silenceMs: 65_000,
  sweepMs: 5_000,
  /** How much may wait for a reader: for a moment, and at all. */
  softBufferBytes: 1024 * 1024,
  hardBufferBytes: 4 * 1024 * 1024,
  congestionMs: 5_000,
  /** How long what the policies of a private channel said is believed. */
  accessMs: 1_000,
  sessionCheckMs: 1_000,
} as const;

export type Limits = typeof LIMITS;

/** What the operator may choose. */
export type SocketLimits = Pick<Limits, 'socketsPerNetwork' | 'socketsPerAccount'>;
