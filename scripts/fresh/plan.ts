// What `npm run fresh` tries, from its arguments, and the table of what came of it. Nothing here runs anything.
import { parseArgs } from 'node:util';

export type Account = 'root' | 'newcomer';
export type CommandName = 'start' | 'test';
export type Combination = { account: Account; npm: string };
export type Plan = { combinations: Combination[]; commands: CommandName[]; suites: string[] };
export type Outcome = Combination & { command: CommandName; ok: boolean; seconds: number; installed: string };

const ACCOUNTS: readonly Account[] = ['newcomer', 'root'];
const NPM_VERSIONS = ['10', '11', '12'];

export function readPlan(args: readonly string[]): Plan {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      command: { type: 'string', default: 'both' },
      suites: { type: 'string', default: '' },
      account: { type: 'string' },
      npm: { type: 'string' },
    },
  });
  // The quick one is the strictest: the newest npm runs no install script and compares the lock file with every list of
  // optional builds, and an ordinary user can install nothing on the machine.
  const accounts = values.account ? [values.account] : values.quick ? ['newcomer'] : ACCOUNTS;
  const versions = values.npm ? values.npm.split(',') : values.quick ? ['12'] : NPM_VERSIONS;
  return {
    combinations: accounts.flatMap((account) => versions.map((npm) => ({ account: readAccount(account), npm }))),
    commands: readCommands(values.command),
    suites: values.suites.split(',').filter((name) => name !== ''),
  };
}

function readAccount(name: string): Account {
  const account = ACCOUNTS.find((known) => known === name);
  if (!account) throw new Error(`--account is one of ${ACCOUNTS.join(', ')}, not "${name}".`);
  return account;
}

function readCommands(name: string): CommandName[] {
  if (name === 'both') return ['start', 'test'];
  if (name === 'start' || name === 'test') return [name];
  throw new Error(`--command is start, test or both, not "${name}".`);
}

export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ account, npm, command, ok, seconds, installed }) => [
    account,
    `npm ${npm}`,
    `npm ${command}`,
    ok ? 'passed' : 'FAILED',
    `${Math.round(seconds)} s`,
    installed,
  ]);
  const all = [['account', 'with', 'command', 'result', 'time', 'installed'], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
