// Fixed ids, so that the demonstration can be applied twice and referred to in tests. The middle part is different for each kind.
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
  savedReply: '2e00',
  catalogueItem: '2f00',
  recommendation: '3000',
  quoteTemplate: '3100',
  moderationCase: '3200',
  report: '3300',
  gift: '3700',
  seatingPlan: '3400',
  seatingTable: '3500',
  seatingRule: '3600',
  question: '3f00',
} as const;

export const id = (kind: keyof typeof kinds, number: number): string =>
  `00000000-0000-4000-8000-${kinds[kind]}${number.toString(16).padStart(8, '0')}`;

/** Tests refer to these ids. */
export const client = id('account', 1);
export const partnerAccount = id('account', 2);
export const admin = id('account', 3);
export const secure = id('account', 4);
export const noe = id('account', 5);
export const witness = id('account', 6);

export const wedding = id('event', 0xe1);
export const dinner = id('account', 0xa3);
export const brunch = id('account', 0xa4);
export const birthday = id('event', 0xe2);
export const seminar = id('event', 0xe3);
/** A past event, whose bookings can be reviewed. */
export const engagement = id('event', 0xe4);
export const christening = id('event', 0xe5);
/** Events of the next three months, whose hosts cannot sign in: they fill the calendar of the partner who can. */
export const winterWedding = id('event', 0xe6);
export const civilUnion = id('event', 0xe7);
export const launchEvening = id('event', 0xe8);
export const sixtieth = id('event', 0xe9);
export const countryWedding = id('event', 0xea);

/**
 * The path of a photo in the bucket: the storage policies require a folder with the id of the partner. The last four digits are the
 * number of the file in supabase/demo-photos, by which the server finds the picture.
 */
export const photoPath = (ofPartner: number, picture: number): string =>
  `${id('partner', ofPartner)}/00000000-0000-4000-8000-0f00${ofPartner.toString(16).padStart(4, '0')}${pictureName(picture)}.webp`;

/** The path of a picture of an event, in the folder of the event or of the household that uploaded it. */
export const eventPhotoPath = (folder: string, picture: number): string =>
  `${folder}/00000000-0000-4000-8000-0f000000${pictureName(picture)}.webp`;

export const pictureName = (picture: number): string => String(picture).padStart(4, '0');
