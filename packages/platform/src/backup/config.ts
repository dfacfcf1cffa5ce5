// The part of config.toml about backups: [platform.backup].
export interface BackupConfig {
  /** Backups of the server's own that are older are deleted, except the last one. */
  retentionDays: number;
  /** The function that erases again, after a restore, what was erased since the backup; null where nothing is. */
  redoErasures: string | null;
}

const FUNCTION = /^[a-z_][a-z0-9_]*\.[a-z_][a-z0-9_]*$/;

export function readBackupConfig(table: Record<string, unknown>): BackupConfig {
  const { retention_days: days = 30, redo_erasures: redo = null } = table;
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 1)
    throw new Error('config.toml: platform.backup.retention_days is a number of days from 1 on');
  if (redo !== null && (typeof redo !== 'string' || !FUNCTION.test(redo)))
    throw new Error('config.toml: platform.backup.redo_erasures is a function such as "private.redo_erasures"');
  return { retentionDays: days, redoErasures: redo };
}
