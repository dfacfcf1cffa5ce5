import { describe, expect, it } from 'vitest';
import { readPlan, tableOf } from './plan.ts';

describe('the plan of a fresh machine', () => {
  it('tries both commands as both accounts with each npm', () => {
    const plan = readPlan([]);
    expect(plan.combinations).toHaveLength(6);
    expect(plan.commands).toEqual(['start', 'test']);
    expect(plan.suites).toEqual([]);
  });

  it('tries the strictest combination alone when it has to be quick', () => {
    expect(readPlan(['--quick']).combinations).toEqual([{ account: 'newcomer', npm: '12' }]);
  });

  it('takes one command, some suites, one account and some versions of npm', () => {
    expect(readPlan(['--command', 'test', '--suites', 'unit,rls', '--account', 'root', '--npm', '10,11'])).toEqual({
      combinations: [
        { account: 'root', npm: '10' },
        { account: 'root', npm: '11' },
      ],
      commands: ['test'],
      suites: ['unit', 'rls'],
    });
  });

  it.each([[['--command', 'build']], [['--account', 'admin']], [['--fast']]])('refuses %j', (args) => {
    expect(() => readPlan(args)).toThrow(/command|account|fast/);
  });
});

describe('the table', () => {
  it('has a line for each command', () => {
    expect(
      tableOf([
        { account: 'root', npm: '10', command: 'start', ok: true, seconds: 61.4, installed: '720 packages' },
        { account: 'newcomer', npm: '12', command: 'test', ok: false, seconds: 5, installed: 'nothing' },
      ]),
    ).toBe(
      [
        'account   with    command    result  time  installed',
        'root      npm 10  npm start  passed  61 s  720 packages',
        'newcomer  npm 12  npm test   FAILED  5 s   nothing',
      ].join('\n'),
    );
  });
});
