// Runs a short program to its end and returns what it said; never throws for a program that fails.
import { spawn } from 'node:child_process';

export interface Identity {
  uid?: number;
  gid?: number;
}

export interface CommandResult {
  code: number | null;
  output: string;
  errors: string;
}

export function runCommand(
  command: string,
  args: readonly string[],
  options: Identity & { cwd?: string } = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = '';
    let errors = '';
    const child = spawn(command, args, {
      cwd: '/',
      ...options,
      env: quietEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.once('error', (error) => resolve({ code: null, output, errors: errors + error.message }));
    child.once('close', (code) => resolve({ code, output, errors }));
  });
}

// Only what a program needs to run: our environment may hold secrets, and PG* variables would change what PostgreSQL does.
// Messages stay in English (LC_ALL) because some of them are read by the launcher.
export function quietEnvironment(): NodeJS.ProcessEnv {
  const inherited = [
    'PATH',
    'HOME',
    'TMPDIR',
    'TEMP',
    'TMP',
    'SystemRoot',
    'SYSTEMROOT',
    'LD_LIBRARY_PATH',
    'LD_PRELOAD',
    'DYLD_LIBRARY_PATH',
  ];
  const environment: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' };
  for (const name of inherited) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}
