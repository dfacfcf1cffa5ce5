export const word = 'mot';
