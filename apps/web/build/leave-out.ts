// Replaces modules that a library imports for features we do not use by an empty one, where a file may not be split.
import type { Plugin } from 'vite';

const EMPTY = '\0liesse:left-out';

export function leaveOut(modules: readonly string[]): Plugin {
  return {
    name: 'liesse:leave-out',
    enforce: 'pre',
    resolveId: (id) => (modules.includes(id) ? EMPTY : null),
    load: (id) => (id === EMPTY ? 'export default {};' : null),
  };
}
