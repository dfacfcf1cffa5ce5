// The documents name files by relative links and by repository paths in code marks; a moved file must not leave one behind.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

it.each(documents)('%s names only files that exist', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, target = '']) =>
    path.join(path.dirname(document), target),
  );
  const paths = [...text.matchAll(/`((?:apps|packages|scripts|tests|bench|supabase|docs)\/[\w./-]+\.\w+)`/g)].map(
    ([, file = '']) => file,
  );
  expect([...links, ...paths].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
