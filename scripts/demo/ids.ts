// Fixed ids, so that the demonstration can be told twice and named in tests. A kind in the middle keeps the lists apart.
const kinds = {
  account: '0000',
  event: '0000',
  owner: '0a00',
  partner: '0b00',
  author: '0c00',
  household: '1b00',
  guest: '1c00',
  moment: '1a00',
  review: '0d00',
  service: '0e00',
  notification: '1d00',
  message: '1e00',
  entry: '2000',
  task: '2100',
  category: '2200',
  item: '2300',
  instalment: '2400',
  request: '2500',
  quote: '2600',
  quoteLine: '2700',
  conversation: '2800',
  letter: '2900',
  timeline: '2a00',
  activity: '2b00',
  dish: '2c00',
  keepsake: '2d00',
} as const;

export const id = (kind: keyof typeof kinds, number: number): string =>
  `00000000-0000-4000-8000-${kinds[kind]}${number.toString(16).padStart(8, '0')}`;

/** The ids that were there first and that tests know. */
export const client = id('account', 1);
export const partner = id('account', 2);
export const admin = id('account', 3);
export const secure = id('account', 4);
export const noe = id('account', 5);
export const witness = id('account', 6);

export const wedding = id('event', 0xe1);
export const dinner = id('account', 0xa3);
export const brunch = id('account', 0xa4);
export const birthday = id('event', 0xe2);
export const seminar = id('event', 0xe3);
/** Over: what was booked for it can be reviewed. */
export const engagement = id('event', 0xe4);
export const christening = id('event', 0xe5);

/**
 * Where a photo lies in the bucket: a folder named by its partner, as policies ask. The last four figures are those of the file
 * in supabase/demo-photos, so that the server needs no list to put the right picture there.
 */
export const photoPath = (ofPartner: number, picture: number): string =>
  `${id('partner', ofPartner)}/00000000-0000-4000-8000-0f00${ofPartner.toString(16).padStart(4, '0')}${pictureName(picture)}.webp`;

/** The same for a picture of an event: in its own folder, or in that of the household which took it. */
export const eventPhotoPath = (folder: string, picture: number): string =>
  `${folder}/00000000-0000-4000-8000-0f000000${pictureName(picture)}.webp`;

export const pictureName = (picture: number): string => String(picture).padStart(4, '0');
