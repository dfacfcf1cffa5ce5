// React makes five errors as it starts, to know them again later. Under an inspector, and so in every measurement, an engine that makes
// one reads the whole of React's code once more to tell the place: 60 ms on a phone's processor, 12 without. Nobody reads the place.
import type { Plugin } from 'vite';

const MODULE = /react-dom-client\.production\.js$/;
const MADE_AT_START = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

export function stripErrorStacks(options: { enabled: boolean }): Plugin {
  return {
    name: 'liesse:strip-error-stacks',
    apply: () => options.enabled,
    transform: {
      filter: { id: MODULE },
      handler(code) {
        const quiet = withoutPlaces(code);
        // Another React may need it no longer, or otherwise.
        if (quiet === code) this.error('React makes no error as it starts: this plugin has nothing left to do');
        return { code: quiet, map: null };
      },
    },
  };
}

export const withoutPlaces = (code: string): string =>
  code.replace(MADE_AT_START, '$1 = Object.create(Error.prototype, { message: { value: $2 } })');
