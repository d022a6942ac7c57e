export const licence = {
  name: 'CC BY 4.0',
  address: 'https://creativecommons.org/licenses/by/4.0/deed.pt-br',
  /** The address that names it for programs. */
  identifier: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
