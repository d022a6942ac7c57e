/** Ways out of a folder of uploads, as they would stand in an address after its last slash. */
export const hostileNames = (outside: string, absolute: string): string[] => {
  const encoded = (text: string) =>
    [...text].map((sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
  return [
    `../${outside}`,
    `%2e%2e/${outside}`,
    `%2e%2e%2f${outside}`,
    `..%2f${outside}`,
    `..%252f${outside}`,
    `.%2e/${outside}`,
    `....//${outside}`,
    `..\\${outside}`,
    `..%5c${outside}`,
    `x/../../${outside}`,
    `x%2f..%2f..%2f${outside}`,
    `/../${outside}`,
    `%2f..%2f${outside}`,
    `..;/${outside}`,
    `%c0%ae%c0%ae/${outside}`,
    `..%00/${outside}`,
    `${outside}%00.webp`,
    `../${outside}%00.webp`,
    encoded(`../${outside}`),
    absolute,
    `/${absolute}`,
    encoded(absolute),
    `file:${absolute}`,
  ];
};
