// The running order on the day of the event.
const duration = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
};

export const runningOrder = {
  title: 'En direct',
  now: 'En ce moment',
  nothing: 'Rien de prévu à cette heure.',
  next: 'Ensuite',
  left: (minutes: number) => `dans ${duration(minutes)}`,
  call: (name: string) => `Appeler ${name}`,
  delay: 'Du retard\u00a0? Toute la suite se décale.',
  plus: (minutes: number) => `+\u00a0${minutes}\u00a0min`,
  delayed: (minutes: number) =>
    minutes > 0 ? `La suite est décalée de ${minutes}\u00a0min` : 'Les heures d’avant sont rétablies',
  notified: 'Les personnes qui suivent la journée sont prévenues.',
  failed: 'Le déroulé n’a pas changé',
} as const;
