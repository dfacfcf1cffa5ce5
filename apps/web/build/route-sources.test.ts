import { expect, it } from 'vitest';
import { withSources } from './route-sources.ts';

it('adds the name in the manifest to every imported page', () => {
  expect(withSources("page('login', () => import('#web/app/auth/login-page.tsx'))")).toBe(
    "page('login', Object.assign(() => import('#web/app/auth/login-page.tsx'), { source: 'src/app/auth/login-page.tsx' }))",
  );
});

it('leaves other imports alone', () => {
  const code = "const load = () => import('#web/lib/boot/page-data.ts');";
  expect(withSources(code)).toBe(code);
});
