import { expect, it } from 'vitest';
import { contactSheet } from './contact-sheet.ts';

const result = { scene: 'login', device: 'phone', files: ['login.phone.png'], problems: ['overflow: <main>'] } as const;

it('the contact sheet has a row for each scene of this run or an earlier one, with narrow screens first', () => {
  const html = contactSheet(['login.phone.png', 'login.desktop.png', 'home.phone.png', 'index.html'], []);
  expect(html).toContain('2 scenes, 3 pictures');
  expect([...html.matchAll(/<img src="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    'home.phone.png',
    'login.phone.png',
    'login.desktop.png',
  ]);
});

it('the contact sheet lists problems only beside the pictures of their scene', () => {
  const html = contactSheet(
    ['login.phone.png', 'login-errors.phone.png'],
    [{ ...result, files: [...result.files], problems: [...result.problems] }],
  );
  expect(html.match(/phone: overflow: &lt;main>/g)).toHaveLength(1);
});
