/// <reference types="vite/types/importMeta.d.ts" />
// What Vite makes of an imported file.
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.css';
