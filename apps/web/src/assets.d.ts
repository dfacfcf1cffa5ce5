/// <reference types="vite/types/importMeta.d.ts" />
// What Vite makes of an imported file.
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.css';
// The script of static pages: see build/static-script.ts.
declare module 'virtual:static-script' {
  export const text: string;
  export const hash: string;
}
declare module '*.woff?url' {
  const address: string;
  export default address;
}
