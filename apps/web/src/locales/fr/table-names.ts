// The names of tables, for hosts, guests and kitchens.

/** Whether the hosts numbered the table instead of naming it. */
export const isTableNumber = (name: string): boolean => /^\d+$/.test(name);

/** « Table 3 », or the name that the hosts gave. */
export const tableName = ({ name }: { name: string }): string => (isTableNumber(name) ? `Table ${name}` : name);
