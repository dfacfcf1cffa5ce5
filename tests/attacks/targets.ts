// Addresses both sides of the range know.

/** The one foreign origin the platforms of this suite allow. */
export const FRIENDLY_ORIGIN = 'https://amis.example';

/** Answers the events since the last look and the server's memory. */
export const INSPECTION = '/inspection';
