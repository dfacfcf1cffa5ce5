// What a trade's file holds: its vendors, each with words of its own, and the sentences that they share.
export interface VendorText {
  name: string;
  commune: string;
  postcode: string;
  tagline: string;
  /** What is theirs alone: the opening of the description. */
  about: string;
  capacity?: readonly [number, number];
  /** Dearer or cheaper than the trade's usual prices. */
  factor?: number;
  languages?: readonly string[];
  /** Not everyone is listed: the administrators have something to decide. */
  state?: 'pending' | 'refused' | 'suspended';
  reason?: string;
}

export interface ServiceText {
  name: string;
  description: string;
  /** Euros, for a factor of 1. */
  price: number | null;
  unit: 'event' | 'guest' | 'hour' | 'day';
}

export interface TradeTexts {
  vendors: readonly VendorText[];
  /** How people of the trade work: two of these end a description. */
  ways: readonly string[];
  /** The first is everyone's. */
  services: readonly ServiceText[];
  travelsKm: readonly [number, number];
  reviews: ReviewTexts;
}

/** By how the author felt; a review takes one and frames it with words of its own. */
export interface ReviewTexts {
  delighted: readonly string[];
  content: readonly string[];
  mixed: readonly string[];
}
