// The password of the accounts that tests create, and a hash of it by which they are imported.
export const PASSWORD = 'giroflée-47-brouette';

/** At the least cost that the service accepts, a two-hundredth of a real one. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$tE0BctLqOZMIDQKBmbQCtQ$cexaC0JkYrs/oUNbLhnSWRRK0/Mqfb59sZbgkcOCSqM';
