// Why the server could not start, and whether the same start could succeed later: the supervisor reads it from the exit code.
import { isUnavailable } from '@liesse/platform/postgres/database-faults.ts';
import { OtherKeys } from '@liesse/platform/postgres/keys-owner.ts';
import { DataDirInUse } from '@liesse/platform/postgres/launcher.ts';
import { MigrationChanged, SqlFileFailed } from '@liesse/platform/postgres/migrations.ts';
import { DemonstrationFound } from '#server/startup/demonstration-accounts.ts';

export interface StartFailure {
  message: string;
  exitCode: number;
}

/** As sysexits.h has it: the configuration is wrong. Starting again as it is changes nothing. */
export const REFUSED = 78;
const FAILED = 1;

export function describeStartFailure(error: unknown, port: number): StartFailure {
  if (!(error instanceof Error)) return { message: String(error), exitCode: FAILED };
  const { code } = error as NodeJS.ErrnoException;
  const sentence = LISTEN_FAILURES[code ?? ''];
  if (sentence !== undefined) return { message: sentence(port), exitCode: REFUSED };
  if (error instanceof DemonstrationFound) return { message: error.message, exitCode: REFUSED };
  const isFinal = FINAL.some((kind) => error instanceof kind) && !isOutage(error);
  return { message: `${error.name}: ${error.message}`, exitCode: isFinal ? REFUSED : FAILED };
}

const LISTEN_FAILURES: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) =>
    `le port ${port} est déjà pris. Arrêtez l’autre programme, ou choisissez un autre port avec PORT.`,
  EACCES: (port) => `le port ${port} n’est pas permis à ce compte. Choisissez un autre port avec PORT.`,
  EADDRNOTAVAIL: () => 'l’adresse de HOST n’est pas une adresse de cette machine.',
};

const FINAL = [DataDirInUse, MigrationChanged, SqlFileFailed, OtherKeys];

/** A migration that was cut off by the loss of the database is begun again by the next start. */
const isOutage = (error: Error): boolean => isUnavailable(error.cause);
