// Looks a whole backup through before anything is touched: is it complete, and is it one of this project?
import { finished } from 'node:stream/promises';
import { listMigrations, type Migration } from '#platform/postgres/migrations.ts';
import { readSqlFile } from '#platform/postgres/sql-files/sql-file.ts';
import { readArchive } from './archive-reader.ts';
import { BackupRefused, type Manifest } from './format.ts';

export async function checkArchive(file: string, signal?: AbortSignal): Promise<Manifest> {
  let seen: Manifest | null = null;
  await readArchive(file, {
    async manifest(manifest) {
      seen = manifest;
    },
    async section(_name, body) {
      signal?.throwIfAborted();
      await finished(body.resume());
    },
    async sum() {},
  });
  if (seen === null) throw new BackupRefused(`${file} has no manifest.`);
  return seen;
}

/**
 * The project's migrations up to the version of the backup. Those after it are applied at the next start, to the restored
 * rows, as they would have been.
 */
export async function migrationsOf(manifest: Manifest, folder: string): Promise<Migration[]> {
  const known = await listMigrations(folder);
  for (const [index, { version, name, checksum }] of manifest.migrations.entries()) {
    const own = known[index];
    if (own?.version !== version) {
      throw new BackupRefused(
        `The backup was taken after the migration ${version}${name ? ` ${name}` : ''}, which this project does not have at ` +
          'that place. Restore with the files of the version that made the backup, or a later one.',
      );
    }
    if (checksum !== null && (await readSqlFile(own.path)).checksum !== checksum) {
      throw new BackupRefused(
        `The migration ${version} of this project is not the one that made the backup: it was changed.`,
      );
    }
  }
  return known.slice(0, manifest.migrations.length);
}
