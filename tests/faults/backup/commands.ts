// `backup` and `restore` as a person runs them: programs of their own, with what they say and how they end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('project', import.meta.url));

export interface Ended {
  code: number | null;
  output: string;
}

export async function run(
  command: 'backup' | 'restore',
  file: string,
  options: { dataDir: string; databaseUrl?: string; project?: string; withKeys?: boolean },
): Promise<Ended> {
  const program = fileURLToPath(new URL(`../../../packages/platform/src/bin/${command}.ts`, import.meta.url));
  const args = [program, file, '--project', options.project ?? project, '--data', options.dataDir];
  if (options.withKeys === true) args.push('--with-keys');
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, args, {
    env: options.databaseUrl === undefined ? env : { ...env, DATABASE_URL: options.databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output: out + errors };
}
