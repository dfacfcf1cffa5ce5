// Finds the endpoint of an address. Parts stay as they were sent: names are decoded in one place only.
import type { Endpoint } from './endpoint.ts';

export type Found =
  | { kind: 'endpoint'; endpoint: Endpoint; params: Record<string, string> }
  | { kind: 'other-methods'; methods: string[] }
  | { kind: 'nothing' };

export function createRouter(endpoints: readonly Endpoint[]): (method: string, path: string) => Found {
  const routes = endpoints.map((endpoint) => ({ endpoint, match: matcher(endpoint.path) }));
  return (method, path) => {
    const fitting = routes.flatMap(({ endpoint, match }) => {
      const params = match(path);
      return params ? [{ endpoint, params }] : [];
    });
    const byMethod = (wanted: string) => fitting.find(({ endpoint }) => endpoint.method === wanted);
    // Who answers GET answers HEAD, unless another does.
    const chosen = byMethod(method) ?? (method === 'HEAD' ? byMethod('GET') : undefined);
    if (chosen) return { kind: 'endpoint', ...chosen };
    if (fitting.length === 0) return { kind: 'nothing' };
    return { kind: 'other-methods', methods: [...new Set(fitting.map(({ endpoint }) => endpoint.method))] };
  };
}

/** `/object/{bucket}/{name*}` as a function from a path to its values; a part with a star takes all that is left. */
function matcher(pattern: string): (path: string) => Record<string, string> | null {
  const names: string[] = [];
  const source = pattern.replace(/\{(\w+)(\*?)\}/g, (_whole, name: string, star: string) => {
    names.push(name);
    return star === '' ? '([^/]+)' : '(.*)';
  });
  const expression = new RegExp(`^${source}${pattern.endsWith('*}') ? '' : '/?'}$`, 's');
  return (path) => {
    const found = expression.exec(path);
    return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
  };
}
