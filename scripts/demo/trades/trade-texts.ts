// The types of a trade's texts: its partners, and the sentences that they share.
export interface PartnerText {
  name: string;
  commune: string;
  postcode: string;
  tagline: string;
  /** The beginning of the description. */
  about: string;
  capacity?: readonly [number, number];
  /** Multiplies the usual prices of the trade. */
  factor?: number;
  languages?: readonly string[];
  /** Listed by default. The other states give administrators something to decide. */
  state?: 'pending' | 'refused' | 'suspended';
  reason?: string;
}

export interface ServiceText {
  name: string;
  description: string;
  /** In euros, for a factor of 1. */
  price: number | null;
  unit: 'event' | 'guest' | 'hour' | 'day';
}

export interface TradeTexts {
  partners: readonly PartnerText[];
  /** Sentences about the work, two of which end a description. */
  workingMethods: readonly string[];
  /** Every partner of the trade offers the first one. */
  services: readonly ServiceText[];
  travelsKm: readonly [number, number];
  reviews: ReviewTexts;
}

/** Sentences by satisfaction; a review adds an opening and a closing to one of them. */
export interface ReviewTexts {
  delighted: readonly string[];
  content: readonly string[];
  mixed: readonly string[];
}
