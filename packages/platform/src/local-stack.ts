// What the hosted command line's local stack does by default where this platform is stricter. `platform` starts with these
// defaults; a server of a product does not name them.

/**
 * The keys that every local stack has. Everybody knows them, so they are keys only on a loopback address: projects have them in
 * their tests and in the environment of their applications.
 */
export const publishedKeys = {
  publishableKey: 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH',
  secretKey: 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz',
  jwtSecret: 'super-secret-jwt-token-with-at-least-32-characters-long',
} as const;

export const isLoopback = (host: string): boolean => host === '127.0.0.1' || host === '::1' || host === 'localhost';
