// The rows that tests name: two events and what belongs to them.

export const event = {
  a: '00000000-0000-4000-8000-0000000000ea',
  b: '00000000-0000-4000-8000-0000000000eb',
} as const;

export const moment = {
  townHall: '00000000-0000-4000-8000-0000000000a1',
  dinner: '00000000-0000-4000-8000-0000000000a2',
  keynote: '00000000-0000-4000-8000-0000000000a3',
  workshop: '00000000-0000-4000-8000-0000000000a4',
} as const;

export const household = {
  gaspard: '00000000-0000-4000-8000-0000000000b1',
  helene: '00000000-0000-4000-8000-0000000000b2',
  xavier: '00000000-0000-4000-8000-0000000000b3',
} as const;

export const guest = {
  gaspard: '00000000-0000-4000-8000-0000000000c1',
  plusOne: '00000000-0000-4000-8000-0000000000c2',
  helene: '00000000-0000-4000-8000-0000000000c3',
  xavier: '00000000-0000-4000-8000-0000000000c4',
} as const;

/** The browser of Alice that receives push messages. */
export const subscription = {
  session_id: '00000000-0000-4000-8000-0000000000d1',
  endpoint: 'https://fcm.googleapis.com/fcm/send/alice',
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
} as const;
