// The one call of Deno's npm package that is needed: where its executable lies, made ready if it was not.
declare module 'deno/install_api.cjs' {
  const api: { runInstall(): string };
  export default api;
}
