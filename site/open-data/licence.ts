export const licence = {
  name: 'CC BY 4.0',
  address: 'https://creativecommons.org/licenses/by/4.0/deed.pt-br',
} as const;
