/// <reference types="vite/types/importMeta.d.ts" />
// What Vite makes of an imported file.
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.css';
// The script of still pages: see build/still-script.ts.
declare module 'virtual:still-script' {
  export const text: string;
  export const hash: string;
}
