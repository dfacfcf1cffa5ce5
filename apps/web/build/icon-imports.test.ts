import { expect, it } from 'vitest';
import { iconFiles, withIconFiles } from './icon-imports.ts';

const files = iconFiles(
  "export { default as Bell, default as BellIcon } from './icons/bell.mjs';\nexport { default as X } from './icons/x.mjs';",
  new URL('file:///p/index.mjs'),
);

it.each([
  ['one icon', "import { X } from 'lucide-react';", 'import X from "/p/icons/x.mjs";'],
  [
    'several, by any of their names',
    "import {\n  BellIcon,\n  X,\n} from 'lucide-react';",
    'import BellIcon from "/p/icons/bell.mjs"; import X from "/p/icons/x.mjs";',
  ],
  ['under another name', "import { X as Close } from 'lucide-react';", 'import Close from "/p/icons/x.mjs";'],
  ['without the types', "import { type LucideIcon, X } from 'lucide-react';", 'import X from "/p/icons/x.mjs";'],
  [
    'but for an import of types',
    "import type { LucideIcon } from 'lucide-react';",
    "import type { LucideIcon } from 'lucide-react';",
  ],
])('imports %s from its own file', (_what, code, rewritten) => {
  expect(withIconFiles(code, files)).toBe(rewritten);
});

it('refuses an icon that the package does not have', () => {
  expect(() => withIconFiles("import { Unicorn } from 'lucide-react';", files)).toThrow('Unicorn');
});
