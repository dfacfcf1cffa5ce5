// Reports of content: what can be reported, and the reasons. The database has the same lists.
export const reportKinds = ['review', 'answer', 'partner_photo', 'album_photo', 'listing', 'message'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportCategories = [
  'fake-review',
  'illegal',
  'hate',
  'private-data',
  'copyright',
  'scam',
  'other',
] as const;
export type ReportCategory = (typeof reportCategories)[number];

const applies: Partial<Record<ReportCategory, readonly ReportKind[]>> = {
  'fake-review': ['review'],
  copyright: ['partner_photo', 'album_photo', 'listing'],
  scam: ['listing', 'message', 'answer'],
};

/** The reasons that make sense for a kind of content, in their order. */
export const categoriesOf = (kind: ReportKind): ReportCategory[] =>
  reportCategories.filter((category) => applies[category]?.includes(kind) ?? true);

/** The permissions of which a moderator needs one for a kind; venues need manage_venues alone. */
export const moderationPermissions = ['manage_partners', 'manage_venues', 'manage_requests', 'manage_guests'] as const;

export const reportLimits = { words: 2000, reason: 1000 } as const;
