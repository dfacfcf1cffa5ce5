/** The day of the events that benchmarks make: always to come, because a past event answers differently. */
export const eventDay = new Date(Date.now() + 208 * 86_400_000).toISOString().slice(0, 10);
