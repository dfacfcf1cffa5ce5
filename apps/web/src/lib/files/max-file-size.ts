/** The largest file that a person may choose, everywhere. The buckets that store it as it is accept 25 MiB, a little more. */
export const MAX_FILE_SIZE = 25_000_000;
