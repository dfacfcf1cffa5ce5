// How the embedded server runs: durable, private, and silent about what its users write.
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Listening {
  port: number;
  // Null where there are no unix sockets to protect by folder rights (Windows).
  socket: string | null;
  tcp: boolean;
}

export async function serverArguments(home: string, cluster: string, listening: Listening): Promise<string[]> {
  const settings: Record<string, string> = {
    listen_addresses: listening.tcp ? '127.0.0.1' : '',
    port: String(listening.port),
    unix_socket_directories: listening.socket ?? '',
    unix_socket_permissions: '0700',
    hba_file: await writeAccessRules(home, listening),
    wal_level: 'logical',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    // A replication slot nobody reads any more must not fill the disk.
    max_slot_wal_keep_size: '1GB',
    max_connections: '100',
    shared_buffers: '128MB',
    // A page of a flash disk costs the same wherever it is. The default of 4 makes plans read whole tables to avoid a few pages.
    random_page_cost: '1.1',
    jit: 'off',
    idle_in_transaction_session_timeout: '60s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_line_prefix: '',
    log_checkpoints: 'off',
    log_autovacuum_min_duration: '-1',
    // "log" ranks above "error": the server's own messages are logged, but no refused statement, which would quote people's data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

// Outside the cluster: under root we write nothing in a folder that the server's account controls.
async function writeAccessRules(home: string, listening: Listening): Promise<string> {
  const path = join(home, 'pg_hba.conf');
  const local = ['local all all trust', 'local replication all trust'];
  const loopback = ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'];
  const rules = [...(listening.socket === null ? [] : local), ...(listening.tcp ? loopback : [])];
  await writeFile(path, `${rules.join('\n')}\n`);
  // Whatever our umask: the server's account reads it.
  await chmod(path, 0o644);
  return path;
}
