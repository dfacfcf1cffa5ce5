// What pgBackRest is asked for. The server that is started on the folder replays the archive up to the time and then takes writes.

export interface PointInTime {
  config: string;
  to: string;
  /** An empty folder, owned by the account of the server. */
  into: string;
}

export const restoreArguments = ({ config, to, into }: PointInTime): string[] => [
  `--config=${config}`,
  '--stanza=liesse',
  `--pg1-path=${into}`,
  '--type=time',
  `--target=${to}`,
  '--target-action=promote',
  'restore',
];
