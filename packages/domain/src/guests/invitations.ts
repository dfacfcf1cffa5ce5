// Invitations by mail: what they may look like, what hosts write in them, to whom they go. The database sends them and holds the
// same lists as checks.

export const invitationDesigns = ['classique', 'botanique', 'minuit', 'lin'] as const;
export type InvitationDesign = (typeof invitationDesigns)[number];

/** As the mail is drawn, and what a preview draws. */
export const designColours: Record<
  InvitationDesign,
  Record<'paper' | 'ink' | 'accent' | 'card' | 'line', `#${string}`>
> = {
  classique: { paper: '#FBF8F3', ink: '#1F1A24', accent: '#6D1F3B', card: '#FFFFFF', line: '#E4DACA' },
  botanique: { paper: '#EFF3EC', ink: '#1D2A22', accent: '#1F4D42', card: '#FFFFFF', line: '#CFDACF' },
  minuit: { paper: '#E9EBF2', ink: '#161B30', accent: '#2A3563', card: '#FFFFFF', line: '#CBD0E0' },
  lin: { paper: '#F3ECE0', ink: '#2B241C', accent: '#7A5A1C', card: '#FFFDF9', line: '#DCCFB8' },
};

/** Above the heading of the mail; a design without one has its heading at the left. */
export const designOrnaments: Record<InvitationDesign, string> = {
  classique: '',
  botanique: '❦',
  minuit: '✦ ✦ ✦',
  lin: '',
};

export const invitationKinds = ['save_the_date', 'invitation', 'reminder', 'message', 'date_change', 'thanks'] as const;
export type InvitationKind = (typeof invitationKinds)[number];

/** What a household's invitation has come to. */
export const invitationStates = ['draft', 'sent', 'delivered', 'opened', 'answered', 'bounced'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const mailStates = ['queued', 'sent', 'opened', 'answered', 'bounced', 'stopped'] as const;
export type MailState = (typeof mailStates)[number];

export const segments = ['all', 'not_answered', 'opened_not_answered', 'yes_only', 'households'] as const;

export interface Segment {
  who: (typeof segments)[number];
  /** Only those invited to it; with yes_only, those who come to it. */
  moment?: string;
  /** With who: 'households'. */
  households?: string[];
}

export const invitationLimits = {
  subject: 160,
  body: 4000,
  mailsPerDay: 1000,
  testsPerDay: 20,
  reminderDays: 3,
} as const;

/** Written in braces in a subject or a text, each becomes what it names for the household. */
export const placeholders = [
  'prenoms',
  'foyer',
  'occasion',
  'evenement',
  'date',
  'lieu',
  'reponse_avant',
  'hotes',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** A text with what the braces name. Braces with anything else in them stay as they were typed. */
export function fillPlaceholders(text: string, values: Record<Placeholder, string>): string {
  return text.replaceAll(/\{([a-z_]+)\}/g, (typed, name: string) => {
    const known = placeholders.find((one) => one === name);
    return known === undefined ? typed : values[known];
  });
}

/** A link that somebody typed into a mail. The database makes it unusable, so the form warns before. */
export const findLink = (text: string): string | null => LINK.exec(text)?.[0] ?? null;

const LINK =
  /(?:https?:\/\/|www\.)\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:fr|com|net|org|eu|info|io|be|ch|ca|me|co)\b\S*/iu;

/** The words in braces that name no placeholder, so that the form warns before anything is sent. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\{([^{}]*)\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => !placeholders.some((one) => one === name)),
  ),
];
