// Gives the server the name of each page's module in the manifest of the build, so that it can preload the page. Browsers load the
// pages by their chunks and do not need these names: they would weigh a kilobyte on every page.
import type { Plugin } from 'vite';

const ROUTES = /\/src\/app\/(?:.*-)?routes?\.tsx?$/;
const IMPORTED_PAGE = /\(\) => import\((["'])#web\/(app\/[^"']+)\1\)/g;

export function routeSources(): Plugin {
  return {
    name: 'liesse:route-sources',
    // Before the imports are resolved to other paths.
    enforce: 'pre',
    transform: {
      filter: { id: ROUTES },
      handler: (code, _id, options) => (options?.ssr === true ? { code: withSources(code), map: null } : null),
    },
  };
}

export const withSources = (code: string): string =>
  code.replace(IMPORTED_PAGE, (load, _quote, module) => `Object.assign(${load}, { source: 'src/${module}' })`);
