// The short name of a month, for the axis of a chart.
const names = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];

/** Of '2027-06' or '2027-06-12': juin */
export const formatShortMonth = (date: string): string => names[Number(date.slice(5, 7)) - 1] ?? date;
