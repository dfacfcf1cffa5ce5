import { describe, expect, it } from 'vitest';
import { stackLines, withoutPersonalData } from '#web/lib/boot/error-report.ts';

describe('a report of an error', () => {
  it.each([
    ['TypeError: x is undefined', 'TypeError: x is undefined'],
    [
      'SyntaxError: Unexpected token, "Marie Dupont" is not valid JSON',
      'SyntaxError: Unexpected token, "…" is not valid JSON',
    ],
    ['Error: no guest marie@example.org', 'Error: no guest …'],
    ['Error: https://liesse.example/guest?token=abc failed', 'Error: … failed'],
    ['Error: no row 0b1f4c2e-7d1a-4c8e-9a53-2a1b7c9d0e11', 'Error: no row …'],
    ['Error: call 0612345678', 'Error: call …'],
  ])('leaves personal data out of %j', (message, shown) => {
    expect(withoutPersonalData(message)).toBe(shown);
  });

  it('has the positions in scripts of the site, in every browser, and nothing else', () => {
    const chrome = [
      'Error: Marie',
      '    at Row (https://liesse.example/assets/B1x.js:1:20)',
      '    at https://liesse.example/assets/C2.js:3:4',
      '    at evil (chrome-extension://abc/assets/x.js:1:1)',
    ];
    expect(stackLines(chrome.join('\n'))).toBe('Row B1x.js:1:20\nC2.js:3:4');
    expect(stackLines('Row@https://liesse.example/assets/B1x.js:1:20')).toBe('Row B1x.js:1:20');
  });
});
