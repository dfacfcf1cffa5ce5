// Every form of the application goes through the one mechanism that keeps unsaved text.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Those whose text must not be stored: passwords, codes and addresses of a sign-in; and a day that has a default. */
const exempt = [
  'features/account/components/password-block.tsx',
  'features/auth/components/forgot-password.tsx',
  'features/auth/components/new-password.tsx',
  'features/auth/components/recovery-step.tsx',
  'features/budget/components/pay-dialog.tsx',
  // One number, proposed from the event.
  'features/event-partners/components/head-count-dialog.tsx',
  // Has a draft with its steps and moments: see draft.ts beside it.
  'features/events/wizard/event-wizard.tsx',
  // They are the mechanism.
  'features/events/versions/use-versioned-form.ts',
  'lib/drafts/form-draft.ts',
];

it('has no form of react-hook-form without a draft', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const plain = files.filter((file) => /\buseForm[<(]/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(plain.filter((file) => !file.endsWith('.test.ts')).toSorted()).toEqual(exempt.toSorted());
});
