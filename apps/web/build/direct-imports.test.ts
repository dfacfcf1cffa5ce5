import { expect, it } from 'vitest';
import { iconImports, namedImports, namespaceImports, withDirectImports } from './direct-imports.ts';

const files: Record<string, string> = {
  'file:///d/money.ts':
    'export const CENTS = 100;\nexport type Cents = number;\nexport function addUp(): void {}\nconst own = 1;',
  'file:///d/days.ts': 'export async function nextDay() {}\nexport class Day {}',
};
const indexes = new Map([
  [
    'lucide-react',
    iconImports(
      "export { default as Bell, default as BellIcon } from './icons/bell.mjs';\nexport { default as X } from './icons/x.mjs';",
      new URL('file:///p/index.mjs'),
    ),
  ],
  ['radix-ui', namespaceImports('import * as Dialog from "@radix-ui/react-dialog";', (name) => `/r/${name}`)],
  [
    '@liesse/domain',
    namedImports(
      "export * from './money.ts';\nexport * from './days.ts';",
      new URL('file:///d/index.ts'),
      (file) => files[file.href] ?? '',
    ),
  ],
]);

it.each([
  ['an icon', "import { X } from 'lucide-react';", 'import X from "/p/icons/x.mjs";'],
  [
    'several, by any of their names',
    "import {\n  BellIcon,\n  X,\n} from 'lucide-react';",
    'import BellIcon from "/p/icons/bell.mjs"; import X from "/p/icons/x.mjs";',
  ],
  ['one under another name', "import { X as Close } from 'lucide-react';", 'import Close from "/p/icons/x.mjs";'],
  ['values without the types', "import { type LucideIcon, X } from 'lucide-react';", 'import X from "/p/icons/x.mjs";'],
  [
    'a component with its parts',
    "import { Dialog as Radix } from 'radix-ui';",
    'import * as Radix from "/r/@radix-ui/react-dialog";',
  ],
  [
    'rules of several files',
    "import { addUp, type Cents, Day, nextDay as following } from '@liesse/domain';",
    'import { addUp } from "/d/money.ts"; import { Day } from "/d/days.ts"; import { nextDay as following } from "/d/days.ts";',
  ],
])('imports %s from its own file', (_what, code, rewritten) => {
  expect(withDirectImports(code, indexes)).toBe(rewritten);
});

it.each([
  ['of types', "import type { LucideIcon } from 'lucide-react';"],
  ['from another package', "import { useState } from 'react';"],
])('leaves an import %s as it is', (_what, code) => {
  expect(withDirectImports(code, indexes)).toBe(code);
});

it.each(["import { Unicorn } from 'lucide-react';", "import { own } from '@liesse/domain';"])(
  'refuses what the index does not export: %s',
  (code) => {
    expect(() => withDirectImports(code, indexes)).toThrow('does not export');
  },
);
