// Addresses both sides of the range know.

/** The one foreign origin the platforms of this suite allow. */
export const FRIENDLY_ORIGIN = 'https://amis.example';

/** Answers the events since the last look and the server's memory. */
export const INSPECTION = '/inspection';

/** Owns three of the two thousand rows of the library's attack_secrets. */
export const SECRET_OWNER = '00000000-0000-4000-8000-0000000000aa';
